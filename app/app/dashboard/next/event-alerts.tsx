import { useEffect, useMemo, useRef } from "react";

import { showNotification } from "@/components/upcoming/browser-notifications";
import { IDLE_ITEMS } from "@/components/upcoming/idle-items";
import { Notifications } from "@/components/upcoming/notifications";
import { IDLE_AFTER, upcomingText } from "@/components/upcoming/upcoming";
import { type IdleItem, useIdleItems } from "@/components/upcoming/use-idle-items";
import { IDLE } from "@/components/upcoming/use-notification-settings";
import { useNow, useTimeSelector } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatDuration } from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore, isItemOn } from "@/lib/store/user/checklist";
import { notificationsStore } from "@/lib/store/user/dashboard";

interface EventAlertsProps {
  /** The events of the next 24 hours. */
  events: readonly Upcoming[];
  later: readonly Upcoming[];
}

/** Announces events as the player has chosen: by notifications, and in the tab's title. */
export function EventAlerts({ events, later }: EventAlertsProps) {
  const { kinds, inTitle } = useStoredValue(notificationsStore);
  return (
    <>
      {kinds.length > 0 && <EventNotifications events={[...events, ...later]} />}
      {inTitle && <TitleCountdown events={events} />}
    </>
  );
}

/** Sends notifications about these events, even after the player has left the dashboard. */
function EventNotifications({ events }: { events: readonly Upcoming[] }) {
  const { kinds, silent } = useStoredValue(notificationsStore);
  const config = useStoredValue(checklistConfigStore);
  const watched = useMemo(
    () =>
      events.flatMap((event) => {
        const text = upcomingText(event);
        const item = kinds.includes(event.kind) ? undefined : becomesIdle(event);
        const own = { ...event, ...text };
        return item === undefined || !isItemOn(config, item.id)
          ? [own]
          : [own, { ...idleText(item), kind: IDLE, atMs: event.atMs, note: text.title }];
      }),
    [events, kinds, config],
  );
  useIdleNotifications(kinds.includes(IDLE), silent?.includes(IDLE) === true);
  return <Notifications source="dashboard" events={watched} />;
}

/** The activity that is idle once the event has ended. Training is only known to be idle after the log was read. */
function becomesIdle({ kind }: Upcoming) {
  const after = IDLE_AFTER[kind];
  return after === "training" ? undefined : IDLE_ITEMS.find((item) => item.kind === after);
}

const idleText = ({ kind, label }: Pick<IdleItem, "kind" | "label">) => ({
  id: `idle-${kind}`,
  title: `Idle: ${label}`,
});

/** True if the end of an event says that the activity is idle, which `becomesIdle` handles. */
const hasEvent = (kind: IdleItem["kind"]) =>
  kind !== "training" && Object.values(IDLE_AFTER).includes(kind);

/** Notifies of what has become idle at an unknown time, once the page hears of it. */
function useIdleNotifications(isOn: boolean, isSilent: boolean) {
  const idle = useIdleItems();
  const before = useRef<readonly IdleItem[]>(null);
  useEffect(() => {
    if (idle === null) return;
    const known = before.current;
    before.current = idle;
    if (known === null || !isOn) return;
    for (const item of idle) {
      if (hasEvent(item.kind)) continue;
      if (known.some(({ kind }) => kind === item.kind)) continue;
      const { id, title } = idleText(item);
      const body = "Not running";
      void showNotification(title, { body, tag: id, ...(isSilent && { silent: true }) });
    }
  }, [idle, isOn, isSilent]);
}

/** Puts the next event in front of the tab's title while it is mounted, and updates it each minute. */
function TitleCountdown({ events }: { events: readonly Upcoming[] }) {
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
