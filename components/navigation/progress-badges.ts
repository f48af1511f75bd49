import { progressPath, CIRCLE_RADIUS } from "@/components/figures/progress-path";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import {
  progressBadgesStore,
  type ChecklistProgress,
  checklistProgressStore,
} from "@/lib/store/account/checklist-progress";
import { gameTime } from "@/lib/store/preferences/game-clock";

/**
 * For as long as the page is open, the tab's icon fills with the part of today's checklist that is done, and the badge of
 * the installed app is the number left. Both show what the dashboard last knew.
 */
export function startProgressBadges() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    const nowMs = gameTime();
    const startMs = dayStartMs(nowMs);
    const today = checklistProgressStore.get();
    const isShown = progressBadgesStore.get() && today.dayMs === startMs && today.of > 0;
    setIcon(isShown ? progressIcon(today) : null);
    setBadge(isShown ? today.of - today.done : 0);
    // The new day begins with nothing known.
    clearTimeout(timer);
    timer = setTimeout(show, startMs + DAY_MS - nowMs);
  }

  show();
  checklistProgressStore.subscribe(show);
  progressBadgesStore.subscribe(show);
}

/** The icon of the site, filled as far as the day is done, in the colours of app/icon.svg. */
function progressIcon({ done, of }: ChecklistProgress): string {
  const fraction = Math.min(1, done / of);
  const path = fraction > 0 ? `<path fill="currentColor" d="${progressPath(fraction)}"/>` : "";
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><style>:root{color:#812566}@media (prefers-color-scheme:dark){:root{color:#e894c5}}</style><circle cx="8" cy="8" r="${CIRCLE_RADIUS}" fill="none" stroke="currentColor" stroke-width="1.5"/>${path}</svg>`,
  )}`;
}

/** The addresses of the site's own icon, by the link that carries it. */
const own = new WeakMap<HTMLLinkElement, string>();

function setIcon(address: string | null) {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon][type='image/svg+xml']");
  if (link === null) return;
  if (!own.has(link)) own.set(link, link.href);
  const href = address ?? own.get(link) ?? link.href;
  if (link.href !== href) link.href = href;
}

function setBadge(left: number) {
  if (!matchMedia("(display-mode: standalone)").matches || !("setAppBadge" in navigator)) return;
  // A browser that refuses shows none.
  void navigator.setAppBadge(left).catch(() => undefined);
}
