import { Bell, BellOff } from "lucide-react";
import { type ReactNode, useId } from "react";

import { AddToCalendar } from "@/components/calendar/add-to-calendar";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { NativeSelect } from "@/components/ui/native-select";
import { Switch } from "@/components/ui/switch";
import { OBSTACLE } from "@/components/upcoming/browser-notifications";
import { calendarEvents, upcomingText } from "@/components/upcoming/upcoming";
import {
  NOTIFICATION_KINDS,
  useNotificationSettings,
} from "@/components/upcoming/use-notification-settings";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameMoment } from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { notificationsStore, setInTitle, setLead, setSilent } from "@/lib/store/user/dashboard";
import { cn } from "@/lib/utils";

const ROW =
  "-mx-2 flex min-h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-accent max-md:min-h-11";

/** The settings for notifications and the tab title. All of them are off until the player turns them on. */
export function NotificationSettings({ events }: { events: readonly Upcoming[] }) {
  const id = useId();
  const { inTitle, leadMinutes, silent } = useStoredValue(notificationsStore);
  const { kinds, permission, choose, allow } = useNotificationSettings();
  const isAllowed = permission === "granted";

  return (
    <div className="max-w-80">
      <div className="sticky -top-3 z-1 -mt-3 flex items-center gap-3 border-b bg-popover pt-3 pb-2">
        <div role="status" className="flex-1">
          {permission === "default" ? (
            <Permission title="Allow notifications first">
              Your browser asks once. Then choose what for.
            </Permission>
          ) : isAllowed ? (
            <Permission title="Notifications allowed">
              <Chosen kinds={kinds} events={events} />
            </Permission>
          ) : (
            <p className="text-small text-muted-foreground">{OBSTACLE[permission]}</p>
          )}
        </div>
        {permission === "default" && <Button onClick={() => void allow()}>Allow</Button>}
      </div>
      <div role="group" aria-labelledby={id} className="pt-2">
        <p id={id} className="mb-1 font-semibold">
          Notify me of
        </p>
        {NOTIFICATION_KINDS.map(([kind, label]) => (
          <div key={kind} className="flex items-center gap-2">
            <label className={cn(ROW, "flex-1", !isAllowed && "text-muted-foreground")}>
              <Checkbox
                checked={kinds.includes(kind)}
                disabled={!isAllowed}
                onCheckedChange={(isOn) => {
                  void choose(kind, isOn);
                }}
              />
              {label}
            </label>
            {isAllowed && kinds.includes(kind) && (
              <HowNotified
                kind={kind}
                label={label}
                lead={leadMinutes?.[kind] ?? 0}
                isSilent={silent?.includes(kind) === true}
              />
            )}
          </div>
        ))}
      </div>
      <div className="mt-2 border-t pt-2">
        <label className={ROW}>
          <Switch checked={inTitle} onCheckedChange={setInTitle} />
          Show the next countdown in the tab title
        </label>
        <AddToCalendar
          variant="outline"
          className="my-2 w-full"
          fileName="next-24-hours.ics"
          events={calendarEvents(events)}
        >
          Add all to calendar
        </AddToCalendar>
        <p className="text-small text-muted-foreground">
          Notifications need an open tab of this site. A calendar reminds you without one.
        </p>
      </div>
    </div>
  );
}

interface HowNotifiedProps {
  kind: string;
  label: string;
  /** Minutes before the end. */
  lead: number;
  isSilent: boolean;
}

/** The settings of a kind: its lead time, and its sound. */
function HowNotified({ kind, label, lead, isSilent }: HowNotifiedProps) {
  const Icon = isSilent ? BellOff : Bell;
  return (
    <>
      <NativeSelect
        aria-label={`When: ${label}`}
        value={lead}
        onChange={({ target }) => {
          setLead(kind, Number(target.value));
        }}
      >
        <option value={0}>At the time</option>
        <option value={5}>5 min before</option>
        <option value={15}>15 min before</option>
      </NativeSelect>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Sound: ${label}`}
        aria-pressed={!isSilent}
        onClick={() => {
          setSilent(kind, !isSilent);
        }}
      >
        <Icon aria-hidden />
      </Button>
    </>
  );
}

function Permission({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="text-small text-muted-foreground">{children}</p>
    </>
  );
}

/** "5 on, next: Your OC at 11:56". */
function Chosen({ kinds, events }: { kinds: readonly string[]; events: readonly Upcoming[] }) {
  const nowMs = useNow(MINUTE_MS);
  const count = NOTIFICATION_KINDS.filter(([kind]) => kinds.includes(kind)).length;
  const next = events.find(({ kind, atMs }) => atMs !== null && kinds.includes(kind));
  if (count === 0) return "None on yet.";
  if (typeof next?.atMs !== "number") return `${count} on, none in the next 24 hours`;
  return `${count} on, next: ${upcomingText(next).short} at ${formatGameMoment(next.atMs, nowMs)}`;
}
