import { type Clock } from "./clock";
import { type Assigned, openCrimes } from "./crimes-open";
import { pastCrimes } from "./crimes-past";
import type { CrimeDraft } from "./crime-slots";
import { PLAYER_ID } from "./roster";

type CrimeWire = Omit<CrimeDraft, "follows"> & { id: number; previous_crime_id: number | null };

export interface Crimes {
  /** The newest first. */
  all: readonly CrimeWire[];
  own: CrimeWire | null;
  /** Who sits in a crime that is recruiting or planning. */
  inOc: ReadonlySet<number>;
}

const FIRST_ID = 1_812_040;
const COUNT = 300;

export function crimes(clock: Clock): Crimes {
  const assigned: Assigned = new Map();
  const open = openCrimes(clock, assigned);
  const past = pastCrimes(clock, assigned, COUNT - open.length);
  const all = numbered([...past, ...open]);
  const own = all.find(
    ({ status, slots }) =>
      status === "Planning" && slots.some(({ user }) => user?.id === PLAYER_ID),
  );
  return { all, own: own ?? null, inOc: new Set(assigned.keys()) };
}

/** Ids rise with the time of creation; a crime that follows another names the last such one that succeeded. */
function numbered(drafts: readonly CrimeDraft[]): CrimeWire[] {
  const sorted = drafts.toSorted((a, b) => a.created_at - b.created_at);
  const numberedCrimes = sorted.map(({ follows, ...crime }, index) => {
    const before = sorted.findLastIndex(
      ({ name, status, executed_at }) =>
        name === follows && status === "Successful" && (executed_at ?? 0) <= crime.created_at,
    );
    const previous = before < 0 ? null : FIRST_ID + before * 9;
    return { ...crime, id: FIRST_ID + index * 9, previous_crime_id: previous };
  });
  return numberedCrimes.reverse();
}

type TimeField = "created_at" | "executed_at" | "expired_at" | "ready_at";

/** The statuses in each of the API's categories, and by which time it orders them. */
const CATEGORIES: Readonly<Record<string, [statuses: string[] | null, by: TimeField]>> = {
  all: [null, "created_at"],
  available: [["Recruiting", "Planning"], "created_at"],
  completed: [["Successful", "Failure"], "executed_at"],
  successful: [["Successful"], "executed_at"],
  failure: [["Failure"], "executed_at"],
  recruiting: [["Recruiting"], "expired_at"],
  expired: [["Expired"], "expired_at"],
  planning: [["Planning"], "ready_at"],
};

/** The crimes of a category with the time that orders them; undefined where the API knows no such category. */
export function crimesOf({ all }: Crimes, category: string, filter: string | null) {
  const known = CATEGORIES[category];
  if (known === undefined) return undefined;
  const [statuses, usual] = known;
  const by = isTimeField(filter) ? filter : usual;
  return all
    .filter(({ status }) => statuses === null || statuses.includes(status))
    .map((crime) => ({ entry: crime, time: crime[by] ?? 0 }));
}

const isTimeField = (name: string | null): name is TimeField =>
  name !== null && ["created_at", "executed_at", "expired_at", "ready_at"].includes(name);
