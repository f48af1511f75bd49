import { useState } from "react";

import type { UpcomingKind } from "@/lib/game/upcoming/upcoming";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { notificationsStore, setNotified } from "@/lib/store/user/dashboard";

import { askPermission, OBSTACLE, readPermission } from "./browser-notifications";

/** The label of each kind; null for a kind without notifications. */
const NAMES: Readonly<Record<UpcomingKind, string | null>> = {
  energy: "Energy full",
  nerve: "Nerve full",
  happy: null,
  "happy-reset": "Happy reset",
  life: null,
  drug: "Drug",
  booster: "Booster",
  medical: "Medical",
  education: "Education",
  virus: "Virus",
  "own-crime": "Your OC",
  dividend: "Dividends",
  mission: "Missions",
  flight: "Landing",
  hospital: "Hospital",
  jail: "Jail",
  bank: "Bank",
  "chain-cooldown": "Chain cooldown",
  activity: "Events",
  "new-day": "New day",
};

/** The kinds with notifications, and their labels. */
export const NOTIFICATION_KINDS: readonly (readonly [kind: string, label: string])[] =
  Object.entries(NAMES).filter((entry): entry is [string, string] => entry[1] !== null);

/** The kinds that the player wants to be notified of, the browser's permission, and the obstacle if there is one. */
export function useNotificationSettings() {
  const { kinds } = useStoredValue(notificationsStore);
  const [permission, setPermission] = useState(readPermission);

  async function choose(kind: string, isOn: boolean) {
    setNotified(kind, isOn);
    if (isOn) setPermission(await askPermission());
  }

  async function allow() {
    setPermission(await askPermission());
  }

  const obstacle = kinds.length > 0 ? OBSTACLE[permission] : null;
  return { kinds, permission, obstacle, choose, allow };
}
