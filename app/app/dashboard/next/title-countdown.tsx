import { useEffect } from "react";

import { upcomingText } from "@/components/upcoming/upcoming";
import { useTimeSelector, useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatDuration } from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";

/** While mounted, puts the next event in front of the tab's title, updated each minute. */
export function TitleCountdown({ events }: { events: readonly Upcoming[] }) {
  // The one-second clock stops in a hidden tab, so the title also follows the one-minute clock.
  useNow(MINUTE_MS);
  const words = useTimeSelector(1000, (nowMs) => titleOf(events, nowMs));

  useEffect(() => {
    if (words === "") return undefined;
    const before = document.title;
    const ours = words + before;
    document.title = ours;
    return () => {
      // The title differs if another page has set its own by now.
      if (document.title === ours) document.title = before;
    };
  }, [words]);

  return null;
}

/** "18 min Energy · "; empty if nothing is ahead. Skips past events: a hidden tab updates its list later than its title. */
function titleOf(events: readonly Upcoming[], nowMs: number): string {
  for (const event of events) {
    if (event.atMs === null || event.atMs <= nowMs) continue;
    return `${formatDuration(event.atMs - nowMs)} ${upcomingText(event).short} · `;
  }
  return "";
}
