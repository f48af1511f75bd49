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
  "company-day": "Company’s day",
  "new-day": "New day",
};

/** The kind of activities that become idle, such as a course. It is stored. */
export const IDLE = "idle";

/** The kinds with notifications, and their labels. */
export const NOTIFICATION_KINDS: readonly (readonly [kind: string, label: string])[] = [
  ...Object.entries(NAMES).filter((entry): entry is [string, string] => entry[1] !== null),
  [IDLE, "Idle"],
];

/** The kinds that the player wants to be notified of, the browser's permission, and the obstacle once one was met. */
export function useNotificationSettings() {
  const { kinds } = useStoredValue(notificationsStore);
  const [permission, setPermission] = useState(readPermission);
  const [wasAsked, setAsked] = useState(false);

  async function allow() {
    const answer = await askPermission();
    setPermission(answer);
    setAsked(true);
    return answer;
  }

  /** Turns a kind on only if it can be notified of. */
  async function choose(kind: string, isOn: boolean) {
    if (!isOn || (await allow()) === "granted") setNotified(kind, isOn);
  }

  const obstacle = wasAsked || kinds.length > 0 ? OBSTACLE[permission] : null;
  return { kinds, permission, obstacle, wasAsked, choose, allow };
}
