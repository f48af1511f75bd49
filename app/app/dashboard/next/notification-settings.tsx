import { AddToCalendar } from "@/components/calendar/add-to-calendar";
import { Switch } from "@/components/ui/switch";
import { NotificationList } from "@/components/upcoming/notification-list";
import { calendarEvents, upcomingText } from "@/components/upcoming/upcoming";
import { useIdleItems } from "@/components/upcoming/use-idle-items";
import { IDLE, NOTIFICATION_KINDS } from "@/components/upcoming/use-notification-settings";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameMoment } from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { notificationsStore, setInTitle } from "@/lib/store/user/dashboard";

/** The settings for notifications and the tab title. All of them are off until the player turns them on. */
export function NotificationSettings({ events }: { events: readonly Upcoming[] }) {
  const { inTitle } = useStoredValue(notificationsStore);
  const idle = useIdleItems();
  const nowMs = useNow(MINUTE_MS);
  const notes = new Map(
    events
      .toReversed()
      .map(({ kind, atMs }) => [
        kind as string,
        atMs === null ? "now" : formatGameMoment(atMs, nowMs),
      ]),
  );
  if (idle !== null) notes.set(IDLE, `${idle.length} idle now`);

  return (
    <div className="w-88 max-w-full bg-popover">
      <NotificationList
        notes={notes}
        result={<Chosen events={events} />}
        calendar={
          <AddToCalendar
            variant="outline"
            className="mt-3 w-full"
            fileName="next-24-hours.ics"
            events={calendarEvents(events)}
          >
            Add all to calendar
          </AddToCalendar>
        }
      />
      <label className="-mx-2 mt-2 flex min-h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-accent max-md:min-h-11">
        <Switch checked={inTitle} onCheckedChange={setInTitle} />
        Show the next countdown in the tab title
      </label>
    </div>
  );
}

/** "5 on, next: Your OC at 11:56, 15 min before". */
function Chosen({ events }: { events: readonly Upcoming[] }) {
  const { kinds, leadMinutes } = useStoredValue(notificationsStore);
  const nowMs = useNow(MINUTE_MS);
  const count = NOTIFICATION_KINDS.filter(([kind]) => kinds.includes(kind)).length;
  const next = events.find(({ kind, atMs }) => atMs !== null && kinds.includes(kind));
  if (count === 0) return "None on yet.";
  if (typeof next?.atMs !== "number") return `${count} on, none in the next 24 hours`;
  const lead = leadMinutes?.[next.kind] ?? 0;
  return `${count} on, next: ${upcomingText(next).short} at ${formatGameMoment(next.atMs - lead * MINUTE_MS, nowMs)}${lead > 0 ? `, ${lead} min before` : ""}`;
}
