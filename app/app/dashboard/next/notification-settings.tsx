import { useId } from "react";

import { Checkbox } from "@/components/ui/checkbox";
import { Switch } from "@/components/ui/switch";
import {
  NOTIFICATION_KINDS,
  useNotificationSettings,
} from "@/components/upcoming/use-notification-settings";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { notificationsStore, setInTitle } from "@/lib/store/user/dashboard";

const ROW =
  "-mx-2 flex min-h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-accent max-md:min-h-11";

/** The settings for the tab title and notifications. All of them are off until the player turns them on. */
export function NotificationSettings() {
  const id = useId();
  const { inTitle } = useStoredValue(notificationsStore);
  const { kinds, obstacle, choose } = useNotificationSettings();

  return (
    <>
      <label className={ROW}>
        <Switch checked={inTitle} onCheckedChange={setInTitle} />
        Show the next countdown in the tab title
      </label>
      <div role="group" aria-labelledby={id} className="mt-2 border-t pt-2">
        <p id={id} className="mb-1 font-semibold">
          Notifications while this tab is open
        </p>
        {NOTIFICATION_KINDS.map(([kind, label]) => (
          <label key={kind} className={ROW}>
            <Checkbox
              checked={kinds.includes(kind)}
              onCheckedChange={(isOn) => {
                void choose(kind, isOn);
              }}
            />
            {label}
          </label>
        ))}
      </div>
      <div role="status">
        {obstacle !== null && (
          <p className="mt-2 max-w-72 text-small text-muted-foreground">{obstacle}</p>
        )}
      </div>
    </>
  );
}
