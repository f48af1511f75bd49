import { Bell, CircleCheck, CircleX, Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useId } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { NativeSelect } from "@/components/ui/native-select";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { formatList } from "@/lib/format/numbers";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { notificationsStore, setLead, setSilent } from "@/lib/store/user/dashboard";
import { cn } from "@/lib/utils";

import { NOT_SHOWN, showNotification } from "./browser-notifications";
import { NOTIFICATION_KINDS, useNotificationSettings } from "./use-notification-settings";

interface NotificationListProps {
  /** A few words on each kind, such as when its next event is; by kind. */
  notes?: ReadonlyMap<string, string>;
  /** The result of what is ticked, below “Notifications allowed”. */
  result: ReactNode;
  /** Kinds of other pages, and their labels. */
  others?: readonly (readonly [kind: string, label: string])[];
  /** Kinds that nobody knows in advance, so that there is no time before them. */
  unforeseen?: readonly string[];
  /** True folds the kinds until notifications are allowed: before that nothing can be ticked. */
  isFolded?: boolean;
  /** Reminders that work without notifications. */
  calendar?: ReactNode;
}

/**
 * The settings for notifications. Nothing can be ticked before the browser allows notifications. On a phone, kinds that are off
 * share a line.
 */
export function NotificationList({
  notes,
  result,
  others = [],
  unforeseen = [],
  isFolded = false,
  calendar,
}: NotificationListProps) {
  const { kinds, permission, choose, allow } = useNotificationSettings();
  const isAllowed = permission === "granted";
  const listed = [...NOTIFICATION_KINDS, ...others];
  const isOn = (kind: string) => isAllowed && kinds.includes(kind);
  const isMobile = useIsMobile();
  const whole = listed.flatMap(([kind]) => (!isMobile || isOn(kind) ? [kind] : []));
  const rows = (
    <div
      role="group"
      aria-label="Notify me of"
      className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4"
    >
      <p className="col-span-2 flex items-center border-b border-row text-small text-muted-foreground">
        <span className="flex-1">
          {ALL_OR_NONE.map(([label, isAll]) => (
            <Button
              key={label}
              variant="link"
              size="inline"
              className="mr-4 min-h-7 justify-start text-small disabled:border-transparent disabled:bg-transparent max-md:min-w-11"
              disabled={!isAllowed}
              onClick={() => {
                setAll(
                  listed.map(([kind]) => kind),
                  isAll,
                );
              }}
            >
              {label}
            </Button>
          ))}
        </span>
        {whole.length > 0 && (
          <>
            <span aria-hidden className={WHEN}>
              {whole.some((kind) => !unforeseen.includes(kind)) && "When"}
            </span>
            <span aria-hidden className="w-11 text-center">
              Sound
            </span>
          </>
        )}
      </p>
      {listed.map(([kind, label]) => (
        <KindRow
          key={kind}
          kind={kind}
          label={label}
          note={notes?.get(kind)}
          isAllowed={isAllowed}
          isOn={isOn(kind)}
          isShort={!whole.includes(kind)}
          hasLead={!unforeseen.includes(kind)}
          onChange={(isOn) => void choose(kind, isOn)}
        />
      ))}
    </div>
  );
  return (
    <>
      <div className="z-1 -mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-inherit pt-3 pb-2 in-[[role=dialog]]:sticky in-[[role=dialog]]:-top-3">
        <Permission permission={permission} result={result} />
        {permission === "default" && <Button onClick={() => void allow()}>Allow</Button>}
        {isAllowed && (
          <Button variant="outline" onClick={() => void sendTest()}>
            Send a test
          </Button>
        )}
      </div>
      {isFolded && !isAllowed ? (
        <details>
          <summary className="min-h-11 content-center border-b border-row text-muted-foreground">
            {formatList(
              listed.map(([, label]) => label),
              3,
            )}
          </summary>
          {rows}
        </details>
      ) : (
        rows
      )}
      {calendar}
      <p className="mt-2 text-small text-muted-foreground">
        Notifications need an open tab of Torn Almanac. A calendar reminds you without one.
      </p>
    </>
  );
}

/** Ticks all these kinds, or none of them. */
function setAll(listed: readonly string[], isOn: boolean) {
  const before = notificationsStore.get();
  const others = before.kinds.filter((kind) => !listed.includes(kind));
  notificationsStore.set({ ...before, kinds: isOn ? [...others, ...listed] : others });
}

const ALL_OR_NONE = [
  ["All", true],
  ["None", false],
] as const;

const WHEN = "w-34";

interface KindRowProps {
  kind: string;
  label: string;
  note: string | undefined;
  isAllowed: boolean;
  isOn: boolean;
  /** True if the row has no room for the lead time and the sound. */
  isShort: boolean;
  /** False if the notification can't come before the event. */
  hasLead: boolean;
  onChange: (isOn: boolean) => void;
}

/** A kind, its lead time, and its sound. */
function KindRow({ kind, label, note, isAllowed, isOn, isShort, hasLead, onChange }: KindRowProps) {
  const id = useId();
  const { leadMinutes, silent } = useStoredValue(notificationsStore);
  const isSilent = silent?.includes(kind) === true;
  const Icon = isSilent || !isOn ? VolumeX : Volume2;
  return (
    <div
      className={cn(
        "flex items-center border-b border-row py-1",
        // The notes of those without a lead time are long.
        (!isShort || !hasLead) && "col-span-2",
      )}
    >
      <label
        className={cn(
          "flex min-h-11 flex-1 items-center gap-2.5",
          !isOn && "text-muted-foreground",
        )}
      >
        <Checkbox
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          checked={isOn}
          disabled={!isAllowed}
          onCheckedChange={onChange}
        />
        <span className="leading-5">
          <span id={id} className="font-semibold">
            {label}
          </span>
          {note !== undefined && (
            <span id={`${id}-note`} className="block text-small text-muted-foreground">
              {note}
            </span>
          )}
        </span>
      </label>
      {!isShort && (
        <>
          <span className={cn(WHEN, "flex")}>
            {hasLead && (
              <NativeSelect
                aria-label={`When: ${label}`}
                value={leadMinutes?.[kind] ?? 0}
                disabled={!isOn}
                className="disabled:text-muted-foreground"
                onChange={({ target }) => {
                  setLead(kind, Number(target.value));
                }}
              >
                <option value={0}>At the time</option>
                <option value={5}>5 min before</option>
                <option value={15}>15 min before</option>
              </NativeSelect>
            )}
          </span>
          <Button
            variant="quiet"
            size="icon"
            className="w-11 disabled:border-transparent disabled:bg-transparent"
            aria-label={`Sound: ${label}`}
            aria-pressed={!isSilent}
            disabled={!isOn}
            onClick={() => {
              setSilent(kind, !isSilent);
            }}
          >
            <Icon aria-hidden />
          </Button>
        </>
      )}
    </div>
  );
}

const PERMISSION = {
  granted: [CircleCheck, "text-success", "Notifications allowed", null],
  default: [Bell, "", "Allow notifications first", "Your browser asks once. Then choose what for."],
  denied: [
    CircleX,
    "text-warning",
    "Your browser blocks notifications",
    "Allow them for this site in the browser’s settings, or use the calendar.",
  ],
  unsupported: [CircleX, "text-warning", NOT_SHOWN, "Use the calendar."],
} as const;

interface PermissionProps {
  permission: keyof typeof PERMISSION;
  result: ReactNode;
}

function Permission({ permission, result }: PermissionProps) {
  const [Icon, tone, title, advice] = PERMISSION[permission];
  return (
    <>
      <Icon aria-hidden className={cn("size-5 shrink-0", tone)} />
      <div role="status" className="min-w-40 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-muted-foreground">{advice ?? result}</p>
      </div>
    </>
  );
}

async function sendTest() {
  const title = "Torn Almanac";
  const body = "Notifications work. This was a test.";
  if (await showNotification(title, { body, tag: "test" })) return;
  showToast({ kind: "error", title: "Couldn’t notify", description: NOT_SHOWN });
}
