import type { Bar, Bars } from "@/lib/game/account/bars";
import type { Cooldowns } from "@/lib/game/account/cooldowns";
import type { Virus } from "@/lib/game/account/virus";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { filledCount } from "@/lib/game/crimes/slots";
import { isOpen } from "@/lib/game/crimes/status";
import type { CourseCategory } from "@/lib/game/education/course";
import { courseEndsAtMs, type Studies } from "@/lib/game/education/studies";
import { type MissionGiver, openContracts } from "@/lib/game/missions/mission";
import { dueDividends } from "@/lib/game/stocks/dividends";
import type { Position } from "@/lib/game/stocks/position";
import type { Stock } from "@/lib/game/stocks/stock";
import { DAY_MS, dayStartMs } from "@/lib/game/time/time";

import type { Upcoming } from "./upcoming-event";

/** What the game said, and when: its seconds count from there. */
export interface Told<T> {
  data: T;
  readAtMs: number;
}

/** Each is undefined until the game has answered. */
export interface UpcomingSources {
  bars: Told<Bars> | undefined;
  cooldowns: Told<Cooldowns> | undefined;
  studies: Told<Studies> | undefined;
  courses: Told<readonly CourseCategory[]> | undefined;
  /** Null where none is coded. */
  virus: Told<Virus | null> | undefined;
  /** Null where the player is in none. */
  crime: Told<OrganisedCrime | null> | undefined;
  missions: Told<readonly MissionGiver[]> | undefined;
  positions: Told<readonly Position[]> | undefined;
}

/** Something whose end is known. */
type Ending = Upcoming & { atMs: number };

/** Whatever ends, at any time before or after now. */
export function endings(sources: UpcomingSources, nowMs: number): Ending[] {
  const { bars, cooldowns, studies, courses, virus, crime, missions, positions } = sources;
  return [
    ...(bars ? barsFull(bars) : []),
    ...(cooldowns ? cooldownsOver(cooldowns) : []),
    ...(studies ? courseDone(studies, courses?.data ?? []) : []),
    ...(virus ? virusDone(virus) : []),
    ...(crime ? crimeReady(crime) : []),
    ...(missions ? contractsExpired(missions) : []),
    ...(positions ? dividendsDue(positions, nowMs) : []),
  ];
}

const later = (readAtMs: number, seconds: number) => readAtMs + seconds * 1000;

function barsFull({ data, readAtMs }: Told<Bars>): Ending[] {
  const full = (kind: "energy" | "nerve" | "happy" | "life", bar: Bar): Ending[] => {
    const { fullInSeconds, maximum } = bar;
    if (fullInSeconds === null) return [];
    return [{ id: kind, kind, maximum, atMs: later(readAtMs, fullInSeconds) }];
  };
  return [
    ...full("energy", data.energy),
    ...full("nerve", data.nerve),
    ...full("happy", data.happy),
    ...full("life", data.life),
  ];
}

function cooldownsOver({ data, readAtMs }: Told<Cooldowns>): Ending[] {
  const over = (kind: "drug" | "booster" | "medical", seconds: number | null): Ending[] =>
    seconds === null ? [] : [{ id: kind, kind, atMs: later(readAtMs, seconds) }];
  return [
    ...over("drug", data.drugSeconds),
    ...over("booster", data.boosterSeconds),
    ...over("medical", data.medicalSeconds),
  ];
}

function courseDone(
  { data: studies, readAtMs }: Told<Studies>,
  categories: readonly CourseCategory[],
): Ending[] {
  const atMs = courseEndsAtMs(studies, readAtMs);
  if (studies.current === null || atMs === null) return [];
  const { courseId } = studies.current;
  const course = categories.flatMap(({ courses }) => courses).find(({ id }) => id === courseId);
  const courseName = course?.name ?? null;
  return [{ id: `education-${courseId}`, kind: "education", courseId, courseName, atMs }];
}

function virusDone({ data: virus }: Told<Virus | null>): Ending[] {
  const atMs = virus?.endsAtMs ?? null;
  if (virus === null || atMs === null) return [];
  return [{ id: "virus", kind: "virus", virusName: virus.name, atMs }];
}

/** An empty slot takes a day more once it is filled: such a crime does not start within 24 hours. */
function crimeReady({ data: crime }: Told<OrganisedCrime | null>): Ending[] {
  if (crime === null || !isOpen(crime) || filledCount(crime) < crime.slots.length) return [];
  const { id: crimeId, name: crimeName, readyAtMs: atMs } = crime;
  return atMs === null
    ? []
    : [{ id: `own-crime-${crimeId}`, kind: "own-crime", crimeId, crimeName, atMs }];
}

function contractsExpired({ data: givers }: Told<readonly MissionGiver[]>): Ending[] {
  return openContracts(givers).flatMap(({ title: contract, expiresAtMs: atMs }) =>
    atMs === null
      ? []
      : [{ id: `mission-${contract}-${atMs}`, kind: "mission" as const, contract, atMs }],
  );
}

/**
 * The game counts whole days, so a dividend falls due with a day of the game. Those of one day are one ending; so are
 * all that wait already.
 */
function dividendsDue({ data, readAtMs }: Told<readonly Position[]>, nowMs: number): Ending[] {
  const byMoment = new Map<number, Stock[]>();
  for (const { stock, isReady, dueAtMs } of dueDividends(data, { nowMs: readAtMs, readAtMs })) {
    if (dueAtMs === null) continue;
    const dayMs = dayStartMs(dueAtMs);
    const atMs = isReady || dayMs <= nowMs ? readAtMs : dayMs;
    byMoment.set(atMs, [...(byMoment.get(atMs) ?? []), stock]);
  }
  return [...byMoment].map(([atMs, stocks]) => ({
    id: atMs === readAtMs ? "dividend" : `dividend-${atMs / DAY_MS}`,
    kind: "dividend",
    stocks,
    atMs,
  }));
}
