import { useMemo } from "react";

import { ThresholdField } from "@/components/checklist/threshold-field";
import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { StartsIn } from "@/components/crimes/starts-in";
import { GameTime } from "@/components/game/game-time";
import { LongList } from "@/components/list/long-list";
import { formatGameMoment } from "@/lib/format/times";
import { earliestStart } from "@/lib/game/crimes/earliest-start";
import type { CrimeWithProblems } from "@/lib/game/crimes/group-crimes";
import { isRecruiting, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";

import { CrimeEntry } from "./crime-entry";
import { Slots, slotViews } from "./slots";

interface CrimesProps {
  crimes: readonly CrimeWithProblems[];
  lookups: CrimeLookups;
  nowMs: number;
}

interface LowPassRateCrimesProps extends CrimesProps {
  /** True if some crimes or members couldn't be loaded. */
  isPartial: boolean;
}

/** Crimes whose only problem is low pass rates, and the field for the minimum pass rate. */
export const LowPassRateCrimes = ({ isPartial, ...props }: LowPassRateCrimesProps) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      {props.crimes.length > 0 && (
        <p>Low pass rates are the only problem {isPartial ? "in the data that loaded" : "here"}.</p>
      )}
      <PassRateField />
    </div>
    <OtherCrimes {...props} label="Low pass rates" />
  </>
);

/** Crimes with their slots, earliest start first. */
export function OtherCrimes({ crimes, lookups, nowMs, label }: CrimesProps & { label: string }) {
  const soonestFirst = useMemo(() => {
    const startOf = ({ crime }: CrimeWithProblems) => earliestStart(crime, nowMs) ?? Infinity;
    return crimes
      .map((each) => [startOf(each), each] as const)
      .sort(([a], [b]) => (a === b ? 0 : a - b))
      .map(([, each]) => each);
  }, [crimes, nowMs]);
  if (crimes.length === 0) {
    return <p className="py-3 text-muted-foreground">No crimes here.</p>;
  }
  return (
    <>
      <LongList entries={soonestFirst}>
        {(shown) => (
          <ul aria-label={label} className="gap-x-12 @4xl/page:columns-2">
            {shown.map((each) => (
              <CrimeEntry
                key={each.crime.id}
                row={each}
                className="break-inside-avoid border-b border-row"
                grid="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2"
              >
                {(name) => (
                  <>
                    {name}
                    <p className="text-right">
                      <b className="block font-semibold whitespace-nowrap">
                        <StartsIn crime={each.crime} nowMs={nowMs} />
                      </b>
                      <Earliest crime={each.crime} nowMs={nowMs} />
                    </p>
                    <div className="col-span-2">
                      <Slots slots={slotViews(each)} lookups={lookups} />
                    </div>
                  </>
                )}
              </CrimeEntry>
            ))}
          </ul>
        )}
      </LongList>
      <p className="py-2 text-small text-muted-foreground">
        Start times allow about a day per empty slot.
      </p>
    </>
  );
}

/** The earliest start, with "about" while slots are empty. */
function Earliest({ crime, nowMs }: { crime: OrganisedCrime; nowMs: number }) {
  const atMs = earliestStart(crime, nowMs);
  if (atMs === null) return null;
  return (
    <span className="block text-small text-muted-foreground">
      {isRecruiting(crime) && "about "}
      <GameTime atMs={atMs}>{formatGameMoment(atMs, nowMs)}</GameTime>
    </span>
  );
}

/** The checklist's minimum pass rate, saved in the browser. */
function PassRateField() {
  const { ocPassRate } = useStoredValue(checklistConfigStore);
  return (
    <ThresholdField
      label="Minimum pass rate (%)"
      value={ocPassRate}
      onChange={(value) => {
        checklistConfigStore.set({ ...checklistConfigStore.get(), ocPassRate: value });
      }}
    />
  );
}
