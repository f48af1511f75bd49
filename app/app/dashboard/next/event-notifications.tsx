import { useEffect } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { NOT_SHOWN } from "@/components/upcoming/permission";
import { upcomingText } from "@/components/upcoming/upcoming";
import { subscribeToClock } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameTime } from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { notificationsStore } from "@/lib/store/user/dashboard";

/** Hands the events to the watch, which goes on when another page of ours is in the tab. */
export function EventNotifications({ events }: { events: readonly Upcoming[] }) {
  useEffect(() => {
    watch(events);
  }, [events]);
  return null;
}

let watched: readonly Upcoming[] = [];
/** 0 until something is watched. */
let checkedAtMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const notified = new Map<string, number>();

function watch(events: readonly Upcoming[]) {
  if (checkedAtMs === 0) {
    checkedAtMs = gameTime();
    // The timer below is late after the device slept; this isn't.
    subscribeToClock(MINUTE_MS, check);
  }
  check();
  watched = events;
  arm();
}

function check() {
  const nowMs = gameTime();
  const { kinds } = notificationsStore.get();
  for (const event of dueEvents({
    events: watched,
    kinds,
    notified,
    sinceMs: checkedAtMs,
    nowMs,
  })) {
    notified.set(event.id, event.atMs);
    show(event);
  }
  checkedAtMs = nowMs;
  arm();
}

function arm() {
  clearTimeout(timer);
  const ahead = watched.flatMap(({ atMs }) => atMs ?? []).filter((atMs) => atMs > checkedAtMs);
  if (ahead.length > 0) timer = setTimeout(check, Math.min(...ahead) - checkedAtMs);
}

/** The same event from two tabs is one notification: their tag is the same. */
function show(event: DueEvent) {
  const { title, note } = upcomingText(event);
  try {
    const body = `${note}, ${formatGameTime(event.atMs)}`;
    const notification = new Notification(title, { body, tag: event.id });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Chromium on Android.
    showToast({ kind: "error", title, description: NOT_SHOWN, id: "notifications" });
  }
}

interface Watch {
  events: readonly Upcoming[];
  /** Of which kinds the player wants to hear. */
  kinds: readonly string[];
  /** The end of each event already notified, by its id. */
  notified: ReadonlyMap<string, number>;
  /** The last check: what ended before it isn't notified again. */
  sinceMs: number;
  nowMs: number;
}

/** An event with its end, which has passed. */
type DueEvent = Upcoming & { atMs: number };

/**
 * What ended since, once each. A later response may move the same end by a few seconds: within a minute it counts as the
 * same event.
 */
export const dueEvents = ({ events, kinds, notified, sinceMs, nowMs }: Watch): DueEvent[] =>
  events
    .filter((event): event is DueEvent => event.atMs !== null)
    .filter(({ atMs }) => atMs > sinceMs && atMs <= nowMs)
    .filter(({ kind }) => kinds.includes(kind))
    .filter(({ id, atMs }) => Math.abs(atMs - (notified.get(id) ?? -Infinity)) >= MINUTE_MS);
