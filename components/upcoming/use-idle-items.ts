import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useNow, useTimeSelector } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import { dailyActivityQuery } from "@/lib/api/logs/checklist-log";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { moneyQuery } from "@/lib/api/endpoints/user-money";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { hasTrained } from "@/lib/game/checklist/daily";
import { isFull, idleKinds } from "@/lib/game/checklist/idle";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore, isItemOn } from "@/lib/store/user/checklist";

import { useHeadlineLoaded } from "./headline-loaded";
import { IDLE_ITEMS } from "./idle-items";
import { useTravel } from "./use-travel";

export type IdleItem = (typeof IDLE_ITEMS)[number];

/**
 * The idle activities that aren't turned off, from the dashboard's own queries. Null until all of them have answered or failed,
 * so that the list doesn't grow under the player's finger.
 */
export function useIdleItems(): readonly IdleItem[] | null {
  const config = useStoredValue(checklistConfigStore);
  const { isAway } = useTravel();
  const on = IDLE_ITEMS.filter(({ id }) => isItemOn(config, id));
  const session = useSession();
  const today = dayStartMs(useNow(MINUTE_MS));
  const key = useOptionalQuery(keyInfoQuery(session));
  const bars = useOptionalQuery(barsQuery(session));
  const crime = useOptionalQuery(ownCrimeQuery(session));
  const money = useOptionalQuery({ ...moneyQuery(session), enabled: useHeadlineLoaded() });
  const userEducation = useOptionalQuery(userEducationQuery(session));
  const courses = useOptionalQuery(educationQuery(session));
  const virus = useOptionalQuery(virusQuery(session));
  const missions = useOptionalQuery(missionsQuery(session));
  const cooldowns = useOptionalQuery(cooldownsQuery(session));

  // Today's log is requested only for the training item, and only while energy is full.
  const energy = bars.data && { data: bars.data.energy, fetchedAtMs: bars.fetchedAtMs };
  const isEnergyFull = useTimeSelector(1000, (nowMs) => isFull(energy, nowMs));
  const needsTrains = isEnergyFull && !isAway && on.some(({ kind }) => kind === "training");
  const day = useOptionalQuery({ ...dailyActivityQuery(session, today), enabled: needsTrains });
  // A player without a faction can't be in an organised crime. The older response about a key doesn't name the faction, and a
  // failed call doesn't either: then faction/basic is requested.
  const isUnnamed = key.error !== null || (key.data !== undefined && key.data.player === undefined);
  const basic = useOptionalQuery({ ...factionBasicQuery(session), enabled: isUnnamed });
  const isInFaction = isUnnamed
    ? basic.data !== undefined
    : typeof key.data?.player?.factionId === "number";

  const facts = {
    money: read(money),
    userEducation: read(userEducation),
    courses: courses.data?.entries,
    virus: virus.data,
    crime: isInFaction && crime.data !== undefined ? (crime.data?.record ?? null) : undefined,
    missions: missions.data?.entries,
    cooldowns: read(cooldowns),
    energy,
    hasTrained: day.data && hasTrained(day.data, today),
  };
  const kinds = useTimeSelector(1000, (nowMs) =>
    idleKinds(facts, { nowMs, isAway, bankCash: config.bankCash }).join(),
  ).split(",");

  const needed: readonly OptionalResult<unknown>[] = [
    ...[key, bars, crime, money, userEducation, courses, virus, missions, cooldowns],
    ...(needsTrains ? [day] : []),
    ...(isUnnamed ? [basic] : []),
  ];
  if (needed.some(({ data, error }) => data === undefined && error === null)) return null;
  return on.filter(({ kind }) => kinds.includes(kind));
}

const read = <T>({ data, fetchedAtMs }: OptionalResult<T>) =>
  data === undefined ? undefined : { data, fetchedAtMs };
