import { DAY_MS, dayStartMs, endOf, HOUR_MS } from "@/lib/common/time";
import type { KeyInfo, Money, Profile, Virus } from "@/lib/game/account/account";
import { type Bar, type BarKind, type Bars, fullAtMs, resetsAtMs } from "@/lib/game/account/bars";
import type { CalendarActivity } from "@/lib/game/calendar/calendar";
import { filledCount, isOpen, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { CourseCategory } from "@/lib/game/education/curriculum";
import { courseEndsAtMs, type UserEducation } from "@/lib/game/education/user-education";
import { type MissionGiver, openContracts } from "@/lib/game/missions/mission";
import { dueDividends } from "@/lib/game/stocks/dividends";
import type { Position } from "@/lib/game/stocks/position";
import type { Stock } from "@/lib/game/stocks/stock";
import { type Flight, isToTorn, landsAtMs } from "@/lib/game/travel/flight";

type FullBar = Pick<Bar, "maximum">;

/** A stay in hospital or jail. */
type Stay = Pick<Profile, "abroadIn">;

/** Everything that ends or starts over, with the known facts besides the end. */
interface UpcomingFacts {
  energy: FullBar;
  nerve: FullBar;
  happy: FullBar;
  "happy-reset": FullBar;
  life: FullBar;
  drug: unknown;
  booster: unknown;
  medical: unknown;
  /** `courseName` is null if the list of courses is unknown. */
  education: { courseId: number; courseName: string | null };
  virus: { virusName: string };
  "own-crime": { crimeId: number; crimeName: string };
  dividend: { stocks: readonly Pick<Stock, "id" | "acronym">[] };
  mission: { contract: string };
  /** `from` is null unless the flight goes back to Torn, and if unknown. */
  flight: { destination: string; from: string | null };
  hospital: Stay;
  jail: Stay;
  bank: { amount: number };
  "chain-cooldown": unknown;
  activity: Pick<CalendarActivity, "hasOwnHour" | "isCompetition" | "title"> & { starts: boolean };
  "company-day": unknown;
  "new-day": unknown;
}

export type UpcomingKind = keyof UpcomingFacts;

/** Something that ends within a day, or that has ended and waits for the player. */
export type Upcoming<Kind extends UpcomingKind = UpcomingKind> = {
  [Each in Kind]: UpcomingFacts[Each] & {
    kind: Each;
    /** The same for the same thing, even if its end differs by a second in a later response. */
    id: string;
    /** Epoch milliseconds; null if it is ready now. */
    atMs: number | null;
    /** True if it has to wait until the player is back in Torn. */
    isOutOfReach?: boolean;
  };
}[Kind];

/** Something with a known end, at any time before or after now. */
export type Ending<Kind extends UpcomingKind = UpcomingKind> = Upcoming<Kind> & { atMs: number };

/** The time at which a bar is full; empty for happy above its maximum, which resets instead. */
export function barFull<Kind extends BarKind>(kind: Kind, bar: Bar, fetchedAtMs: number) {
  const atMs = fullAtMs(kind, bar, fetchedAtMs);
  return atMs === null ? [] : [{ id: kind, kind, maximum: bar.maximum, atMs }];
}

/** The time at which happy above its maximum is reset to it; empty otherwise. */
export function happyResets({ happy }: Bars, fetchedAtMs: number): Ending<"happy-reset">[] {
  const atMs = resetsAtMs("happy", happy, fetchedAtMs);
  if (atMs === null) return [];
  return [{ id: "happy-reset", kind: "happy-reset", maximum: happy.maximum, atMs }];
}

type CooldownKind = "drug" | "booster" | "medical";

export function cooldownOver<Kind extends CooldownKind>(
  kind: Kind,
  seconds: number | null,
  fetchedAtMs: number,
) {
  const atMs = endOf(null, seconds, fetchedAtMs);
  return atMs === null ? [] : [{ id: kind, kind, atMs }];
}

export function courseDone(
  userEducation: UserEducation,
  fetchedAtMs: number,
  categories: readonly CourseCategory[],
): Ending<"education">[] {
  const atMs = courseEndsAtMs(userEducation, fetchedAtMs);
  if (userEducation.current === null || atMs === null) return [];
  const { courseId } = userEducation.current;
  const course = categories.flatMap(({ courses }) => courses).find(({ id }) => id === courseId);
  const courseName = course?.name ?? null;
  return [{ id: `education-${courseId}`, kind: "education", courseId, courseName, atMs }];
}

export function virusDone(virus: Virus | null): Ending<"virus">[] {
  const atMs = virus?.endsAtMs ?? null;
  if (virus === null || atMs === null) return [];
  return [{ id: "virus", kind: "virus", virusName: virus.name, atMs }];
}

/**
 * The start of the player's crime. Empty for a crime with an empty slot: that slot takes a day more once it is filled, so the
 * crime doesn't start within 24 hours.
 */
export function crimeReady(crime: OrganisedCrime | null): Ending<"own-crime">[] {
  if (crime === null || !isOpen(crime) || filledCount(crime) < crime.slots.length) return [];
  const { id: crimeId, name: crimeName, readyAtMs: atMs } = crime;
  return atMs === null
    ? []
    : [{ id: `own-crime-${crimeId}`, kind: "own-crime", crimeId, crimeName, atMs }];
}

export function contractsExpired(givers: readonly MissionGiver[]): Ending<"mission">[] {
  return openContracts(givers).flatMap(({ title: contract, expiresAtMs: atMs }) =>
    atMs === null
      ? []
      : [{ id: `mission-${contract}-${atMs}`, kind: "mission" as const, contract, atMs }],
  );
}

/**
 * The dividends that are due. The game counts whole days, so a dividend becomes due at the beginning of a UTC day. All dividends
 * of one day are one ending, and so are all that are ready already.
 */
export function dividendsDue(
  positions: readonly Position[],
  fetchedAtMs: number,
  nowMs: number,
): Ending<"dividend">[] {
  const byMoment = new Map<number, Stock[]>();
  for (const { stock, isReady, dueAtMs } of dueDividends(positions, { nowMs, fetchedAtMs })) {
    if (dueAtMs === null) continue;
    const atMs = isReady ? fetchedAtMs : dayStartMs(dueAtMs);
    byMoment.set(atMs, [...(byMoment.get(atMs) ?? []), stock]);
  }
  return [...byMoment].map(([atMs, stocks]) => ({
    id: atMs === fetchedAtMs ? "dividend" : `dividend-${atMs / DAY_MS}`,
    kind: "dividend",
    stocks,
    atMs,
  }));
}

/** The landing of a flight. For a flight to Torn, the player's profile has the country that it left. */
export function landing(
  flight: Flight,
  profile: Profile | undefined,
  fetchedAtMs: number,
): Ending<"flight">[] {
  const atMs = landsAtMs(flight, fetchedAtMs);
  if (atMs === null || flight.destination === null) return [];
  const from = isToTorn(flight) ? (profile?.returningFrom ?? null) : null;
  return [{ id: "flight", kind: "flight", destination: flight.destination, from, atMs }];
}

/** The end of a stay in hospital or jail, also abroad. */
export const released = <Kind extends "hospital" | "jail">(
  kind: Kind,
  { state, stateUntilMs: atMs, abroadIn }: Profile,
) => (atMs === null || state.toLowerCase() !== kind ? [] : [{ id: kind, kind, abroadIn, atMs }]);

export function bankEnds({ investment }: Money, fetchedAtMs: number): Ending<"bank">[] {
  if (investment === null) return [];
  const atMs = endOf(investment.endsAtMs, investment.secondsLeft, fetchedAtMs);
  return atMs === null ? [] : [{ id: "bank", kind: "bank", amount: investment.amount, atMs }];
}

/** The cooldown of the faction's chain, which begins once the chain has broken. */
export function chainCooled({ chain }: Bars, fetchedAtMs: number): Ending<"chain-cooldown">[] {
  if (chain === null || (chain.secondsLeft ?? 0) > 0) return [];
  const atMs = endOf(chain.coolsUntilMs, chain.coolsSeconds, fetchedAtMs);
  return atMs === null ? [] : [{ id: "chain-cooldown", kind: "chain-cooldown", atMs }];
}

/** The starts and ends of the calendar's events and competitions; only the start if both are at the same moment. */
export const calendarTurns = (activities: readonly CalendarActivity[]): Ending<"activity">[] =>
  activities.flatMap(({ startsAtMs, endsAtMs, ...activity }) =>
    [...new Set([startsAtMs, endsAtMs])].map((atMs) => ({
      id: `activity-${activity.title}-${atMs}`,
      kind: "activity" as const,
      ...activity,
      starts: atMs === startsAtMs,
      atMs,
    })),
  );

/** The time of the day at which companies report: 18:00 UTC. */
const COMPANY_DAY_MS = 18 * HOUR_MS;

/** The next day of the player's company; empty for a player without one. */
export function companyDayBegins(
  { player }: Pick<KeyInfo, "player">,
  nowMs: number,
): Ending<"company-day">[] {
  if (!player?.companyId) return [];
  const atMs = dayStartMs(nowMs - COMPANY_DAY_MS) + DAY_MS + COMPANY_DAY_MS;
  return [{ id: `company-day-${atMs / DAY_MS}`, kind: "company-day", atMs }];
}

/** The next 00:00 UTC, at which refills, shops, wheels and church start over. */
export function newDay(nowMs: number): Ending<"new-day">[] {
  const atMs = dayStartMs(nowMs) + DAY_MS;
  return [{ id: `new-day-${atMs / DAY_MS}`, kind: "new-day", atMs }];
}
