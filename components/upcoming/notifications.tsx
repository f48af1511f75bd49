import { useEffect } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { subscribeToClock } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameTime } from "@/lib/format/times";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { notificationsStore } from "@/lib/store/user/dashboard";

import { NOT_SHOWN, showNotification } from "./browser-notifications";

/** An event that ends or begins at a time, and the text of its notification. */
interface WatchedEvent {
  id: string;
  /** The player selects notifications by kind. */
  kind: string;
  /** Null if the time is over already. */
  atMs: number | null;
  title: string;
  note: string;
}

interface NotificationsProps {
  /** The name of the events' source: new events replace the source's earlier events. */
  source: string;
  events: readonly WatchedEvent[];
}

/** Passes the events to the watch, which continues when the tab shows another page of ours. */
export function Notifications({ source, events }: NotificationsProps) {
  useEffect(() => {
    watch(source, events);
  }, [source, events]);
  return null;
}

const watched = new Map<string, readonly WatchedEvent[]>();
/** 0 until something is watched. */
let checkedAtMs = 0;
/** The time by which the game was ahead of the device at the last check. */
let checkedAheadMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const notified = new Map<string, number>();

function watch(source: string, events: readonly WatchedEvent[]) {
  if (checkedAtMs === 0) {
    checkedAtMs = gameTime();
    // The timer below is late after the device slept; this isn't.
    subscribeToClock(MINUTE_MS, check);
  }
  check();
  watched.set(source, events);
  arm();
}

function check() {
  const nowMs = gameTime();
  const aheadMs = gameTime(0);
  // The clock was corrected: nothing has ended, and these events still have the times of the old clock.
  if (aheadMs !== checkedAheadMs) checkedAtMs = nowMs;
  checkedAheadMs = aheadMs;
  const { kinds, leadMinutes } = notificationsStore.get();
  for (const event of dueEvents({
    events: allWatched(),
    kinds,
    leadMinutes: leadMinutes ?? {},
    notified,
    sinceMs: checkedAtMs,
    nowMs,
  })) {
    notified.set(event.id, event.atMs);
    show(event, nowMs);
  }
  checkedAtMs = nowMs;
  arm();
}

/** The time before its end at which a kind is notified. */
const leadMs = (leadMinutes: Readonly<Record<string, number>> | null | undefined, kind: string) =>
  (leadMinutes?.[kind] ?? 0) * MINUTE_MS;

const allWatched = () => [...watched.values()].flat();

function arm() {
  clearTimeout(timer);
  const { leadMinutes } = notificationsStore.get();
  const ahead = allWatched()
    .flatMap(({ kind, atMs }) => (atMs === null ? [] : atMs - leadMs(leadMinutes, kind)))
    .filter((atMs) => atMs > checkedAtMs);
  if (ahead.length > 0) timer = setTimeout(check, Math.min(...ahead) - checkedAtMs);
}

/** Shows a notification. The same event from two tabs is a single notification, since the tag is the same. */
function show({ id, kind, title, note, atMs }: DueEvent, nowMs: number) {
  const inMinutes = Math.ceil((atMs - nowMs) / MINUTE_MS);
  const body = `${note}, ${formatGameTime(atMs)}${inMinutes > 0 ? `, in ${inMinutes} min` : ""}`;
  const silent = notificationsStore.get().silent?.includes(kind) === true;
  void showNotification(title, { body, tag: id, ...(silent && { silent }) }).then((isShown) => {
    if (isShown) return;
    showToast({ kind: "error", title, description: NOT_SHOWN, id: "notifications" });
  });
}

interface Watch {
  events: readonly WatchedEvent[];
  /** The kinds that the player wants to be notified of. */
  kinds: readonly string[];
  /** By kind, the minutes before an ending at which it is notified. */
  leadMinutes: Readonly<Record<string, number>>;
  /** The end of each event already notified, by its id. */
  notified: ReadonlyMap<string, number>;
  /** The time of the last check: events that ended before it aren't notified again. */
  sinceMs: number;
  nowMs: number;
}

/** An event with its end, which has passed or is as near as the player wants to know. */
type DueEvent = WatchedEvent & { atMs: number };

/**
 * The events that ended since the last check, each only once. A later response may move the same end by a few seconds: within a
 * minute it counts as the same event.
 */
export const dueEvents = ({
  events,
  kinds,
  leadMinutes,
  notified,
  sinceMs,
  nowMs,
}: Watch): DueEvent[] =>
  events
    .filter((event): event is DueEvent => event.atMs !== null)
    .filter(({ kind, atMs }) => {
      const dueMs = atMs - leadMs(leadMinutes, kind);
      return dueMs > sinceMs && dueMs <= nowMs;
    })
    .filter(({ kind }) => kinds.includes(kind))
    .filter(({ id, atMs }) => Math.abs(atMs - (notified.get(id) ?? -Infinity)) >= MINUTE_MS);
