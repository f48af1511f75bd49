import { useId, useState } from "react";

import { Checkbox } from "@/components/ui/checkbox";
import { Switch } from "@/components/ui/switch";
import type { UpcomingKind } from "@/lib/game/upcoming/upcoming-event";
import { notificationsStore, setInTitle, setNotified } from "@/lib/store/notifications";
import { useStoredValue } from "@/lib/store/use-stored-value";

import { askPermission, OBSTACLE, readPermission } from "./permission";

/** What each kind is called here, which loads on demand; null for one without notifications. */
const NOTICES: Readonly<Record<UpcomingKind, string | null>> = {
  energy: "Energy full",
  nerve: "Nerve full",
  happy: null,
  life: null,
  drug: "Drug",
  booster: "Booster",
  medical: "Medical",
  education: "Education",
  virus: "Virus",
  "own-crime": "Own crime",
  dividend: "Dividends",
  mission: "Missions",
  "new-day": "New day",
};

const ROW =
  "-mx-2 flex min-h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-accent max-md:min-h-11";

/** What the tab tells by itself: all of it off until the player asks for it. */
export function TellMe() {
  const id = useId();
  const { kinds, inTitle } = useStoredValue(notificationsStore);
  const [permission, setPermission] = useState(readPermission);
  const obstacle = OBSTACLE[permission];

  async function choose(kind: string, isOn: boolean) {
    setNotified(kind, isOn);
    if (isOn) setPermission(await askPermission());
  }

  return (
    <>
      <label className={ROW}>
        <Switch checked={inTitle} onCheckedChange={setInTitle} />
        Next countdown in the tab&rsquo;s title
      </label>
      <div role="group" aria-labelledby={id} className="mt-2 border-t pt-2">
        <p id={id} className="mb-1 font-semibold">
          Notifications while this tab is open
        </p>
        {Object.entries(NOTICES).map(
          ([kind, label]) =>
            label !== null && (
              <label key={kind} className={ROW}>
                <Checkbox
                  checked={kinds.includes(kind)}
                  onCheckedChange={(isOn) => {
                    void choose(kind, isOn);
                  }}
                />
                {label}
              </label>
            ),
        )}
      </div>
      {kinds.length > 0 && obstacle !== null && (
        <p role="status" className="mt-2 max-w-72 text-small text-muted-foreground">
          {obstacle}
        </p>
      )}
    </>
  );
}
