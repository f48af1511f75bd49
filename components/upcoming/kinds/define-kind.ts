import type { OptionalResult } from "@/components/reading/use-optional-query";
import type { Cooldowns, Virus } from "@/lib/game/account/account";
import type { Bars } from "@/lib/game/account/bars";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { CourseCategory } from "@/lib/game/education/curriculum";
import type { UserEducation } from "@/lib/game/education/user-education";
import type { MissionGiver } from "@/lib/game/missions/mission";
import type { Position } from "@/lib/game/stocks/position";
import type { Ending, Upcoming, UpcomingKind } from "@/lib/game/upcoming/upcoming";

/**
 * All that there is to a kind of ending, except its rule, which it calls. That a kind fits where any is expected rests on
 * its functions being written as methods, whose parameters TypeScript compares either way.
 */
export interface KindDefinition<Kind extends UpcomingKind = UpcomingKind> {
  /** Whether the player still has to act on it once it has come; otherwise it is simply over. */
  waits: boolean;
  /** Of those that end at the same moment, the lowest comes first. */
  rank: number;
  ends(sources: Sources, nowMs: number): readonly Ending<Kind>[];
  /** What we call it. */
  text(event: Upcoming<Kind>): UpcomingText;
  /** How its end is known, as a line of the explanation, which kinds may share. */
  how: { label: string; value: string };
}

/** Fails to compile if one of these kinds, or a part of it, is missing. */
export type Kinds<Kind extends UpcomingKind> = {
  readonly [Each in Kind]: KindDefinition<Each>;
};

export interface UpcomingText {
  title: string;
  /** A short version for narrow places. */
  short: string;
  note: string;
  /** Where in the game it is done. */
  url: string;
}

/** What the game has answered. Its seconds count from there. */
export interface Sources {
  bars: OptionalResult<Bars>;
  cooldowns: OptionalResult<Cooldowns>;
  studies: OptionalResult<UserEducation>;
  courses: OptionalResult<readonly CourseCategory[]>;
  /** Null where none is coded. */
  virus: OptionalResult<Virus | null>;
  /** Null where the player is in none. */
  crime: OptionalResult<OrganisedCrime | null>;
  missions: OptionalResult<readonly MissionGiver[]>;
  positions: OptionalResult<readonly Position[]>;
}

/** What ends by an answer; nothing until it is there. */
export const endsBy = <T, Kind extends UpcomingKind>(
  { data, readAtMs }: OptionalResult<T>,
  ends: (data: T, readAtMs: number) => readonly Ending<Kind>[],
): readonly Ending<Kind>[] => (data === undefined ? [] : ends(data, readAtMs));
