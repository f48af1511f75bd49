import { Fragment } from "react";

import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useHeadlineLoaded } from "@/components/upcoming/headline-loaded";
import { useTravel } from "@/components/upcoming/use-travel";
import { useNow, useTimeSelector } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import { dailyActivityQuery } from "@/lib/api/endpoints/user-log";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { moneyQuery } from "@/lib/api/endpoints/user-money";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { hasTrained } from "@/lib/game/checklist/daily";
import { isFull, notRunning, type RunningFacts } from "@/lib/game/checklist/not-running";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore, isItemOn } from "@/lib/store/user/checklist";

import { RUNNABLE_ITEMS } from "./not-running-items";

/** "Not running: bank, virus", each with a link to its page of the game; null if everything known is running. */
export function NotRunning() {
  const config = useStoredValue(checklistConfigStore);
  const { isAway } = useTravel();
  const on = RUNNABLE_ITEMS.filter(({ id }) => isItemOn(config, id));
  const facts = useRunningFacts(on.some(({ kind }) => kind === "training") && !isAway);
  const { bankCash } = config;
  const kinds = useTimeSelector(1000, (nowMs) =>
    notRunning(facts, { nowMs, isAway, bankCash }).join(),
  ).split(",");
  const idle = on.filter(({ kind }) => kinds.includes(kind));
  if (idle.length === 0) return null;

  return (
    <>
      Not running:{" "}
      {idle.map(({ kind, label, gameUrl }, i) => (
        <Fragment key={kind}>
          {i > 0 && ", "}
          <a
            href={gameUrl}
            target="_blank"
            rel="noreferrer"
            className="text-foreground underline decoration-input underline-offset-[0.2em] hover:text-primary hover:decoration-current"
          >
            {label}
          </a>
        </Fragment>
      ))}
    </>
  );
}

/** Uses the dashboard's own queries. Today's log is requested only for the training item, and only while energy is full. */
function useRunningFacts(needsTrains: boolean): RunningFacts {
  const session = useSession();
  const today = dayStartMs(useNow(MINUTE_MS));
  const key = useOptionalQuery(keyInfoQuery(session));
  const bars = useOptionalQuery(barsQuery(session));
  const crime = useOptionalQuery(ownCrimeQuery(session));
  const energy = bars.data && { data: bars.data.energy, fetchedAtMs: bars.fetchedAtMs };
  const isEnergyFull = useTimeSelector(1000, (nowMs) => isFull(energy, nowMs));
  const { data: day } = useOptionalQuery({
    ...dailyActivityQuery(session, today),
    enabled: needsTrains && isEnergyFull,
  });
  // A player without a faction can't be in an organised crime. The older response about a key doesn't name the faction, and a
  // failed call doesn't either: then faction/basic is requested.
  const isUnnamed = key.error !== null || (key.data !== undefined && key.data.player === undefined);
  const basic = useOptionalQuery({ ...factionBasicQuery(session), enabled: isUnnamed });
  const isInFaction = isUnnamed
    ? basic.data !== undefined
    : typeof key.data?.player?.factionId === "number";

  return {
    money: read(useOptionalQuery({ ...moneyQuery(session), enabled: useHeadlineLoaded() })),
    userEducation: read(useOptionalQuery(userEducationQuery(session))),
    courses: useOptionalQuery(educationQuery(session)).data?.entries,
    virus: useOptionalQuery(virusQuery(session)).data,
    crime: isInFaction && crime.data !== undefined ? (crime.data?.record ?? null) : undefined,
    missions: useOptionalQuery(missionsQuery(session)).data?.entries,
    cooldowns: read(useOptionalQuery(cooldownsQuery(session))),
    energy,
    hasTrained: day && hasTrained(day, today),
  };
}

const read = <T,>({ data, fetchedAtMs }: OptionalResult<T>) =>
  data === undefined ? undefined : { data, fetchedAtMs };
