import type { ReactNode } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import type { ExplainedSum } from "@/components/figures/explain-lines";
import type { OptionalResult } from "@/components/reading/use-optional-query";
import type { ApiPath } from "@/lib/api/transport/access";
import { ApiError } from "@/lib/api/transport/errors";
import type { List } from "@/lib/api/transport/wire";
import { formatCount } from "@/lib/format/numbers";
import type {
  Cooldowns,
  KeyInfo,
  Perks,
  Profile,
  Refills,
  Virus,
} from "@/lib/game/account/account";
import {
  checkList,
  checkPeople,
  type CheckResult,
  type Inconclusive,
} from "@/lib/game/checklist/check-result";
import type { DailyActivityEvent } from "@/lib/game/checklist/daily";
import type { VirusEvent } from "@/lib/game/checklist/errands";
import type { Company, Employee } from "@/lib/game/companies/company";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { CourseCategory } from "@/lib/game/education/curriculum";
import type { UserEducation } from "@/lib/game/education/user-education";
import type { Application, Faction, FactionUpgrades } from "@/lib/game/faction/faction";
import type { Member } from "@/lib/game/faction/member";
import type { MissionGiver } from "@/lib/game/missions/mission";
import type { CityShopPurchase } from "@/lib/game/shops/daily-purchases";

/** In the order in which they are shown. */
export const SECTIONS = [
  "General",
  "Faction Membership",
  "Faction Leadership",
  "Company",
  "Casino",
] as const;

export type Section = (typeof SECTIONS)[number];

/** Everything about an item of the checklist except its rule, which it calls. */
interface Definition<Title, Need extends keyof ChecklistQueries, Facts, Named extends keyof Names> {
  title: Title;
  section: Section;
  /** Whose it is. A player without a faction or company has nothing to do for one. */
  owner: "player" | "faction" | "company";
  /** The page of the game where it is done. */
  gameUrl: string;
  /** Whether the player has to be in Torn for it. */
  isInCity?: true;
  /** The API path whose access a key must have. */
  apiPath: ApiPath;
  /** The queries that decide it. They are made only while the player has it in the list. */
  dependsOn: readonly Need[];
  evaluate(
    answers: Pick<ChecklistQueries, Need> & PlayerMembership,
    terms: CheckSettings,
  ): CheckResult<Facts> | PendingResult;
  /** The times at which its result changes, besides the full minutes. */
  changesAt?(
    answers: Pick<ChecklistQueries, Need> & PlayerMembership,
  ): readonly (number | false | null | undefined)[];
  /** The names that it needs by now: the game's lists are long, so each is asked for only then. */
  names?(facts: Facts): Readonly<Partial<Record<Named, boolean>>>;
  /** What the row says besides its title. */
  note(facts: Facts, isDone: boolean, names: Pick<Names, Named>): ReactNode;
  /** How many are done of how many, or how many still need attention. */
  figure?(facts: Facts): number | { count: number; of: number };
  /** How it was calculated, line by line. */
  explain(facts: Facts, names: Pick<Names, Named>): ExplainedSum["lines"];
  /** Who isn't counted, for the explanation. */
  excludes?: string;
  /** Shown instead of the title when the item couldn't be loaded. */
  errorTitle?: string;
}

/** What the rules of the items need besides the queries. */
export interface CheckSettings {
  nowMs: number;
  /** Days without an action after which somebody counts as inactive. */
  inactivityDays: number;
  /** Percent. */
  ocPassRate: number;
}

/** The result before the data is there: its calls are on their way, or they failed. */
export type PendingResult =
  { state: "loading" } | { state: "error"; error: ApiError; retry: () => void };

/** The names of the ids in the rows. */
export interface Names extends Pick<CrimeLookups, "items" | "members"> {
  courses: ReadonlyMap<number, string>;
  /** "The Testers [TST]"; null until the game has said. */
  faction: string | null;
}

/** The queries that items may depend on. Each is made only if an item in the player's list needs it. */
export interface ChecklistQueries {
  refills: OptionalResult<Refills>;
  cooldowns: OptionalResult<Cooldowns>;
  userEducation: OptionalResult<UserEducation>;
  education: OptionalResult<List<CourseCategory>>;
  missions: OptionalResult<List<MissionGiver>>;
  virus: OptionalResult<Virus | null>;
  /** Only for a key that may not read the virus. */
  virusLog: OptionalResult<List<VirusEvent>>;
  cityShopPurchases: OptionalResult<List<CityShopPurchase>>;
  dailyActivity: OptionalResult<List<DailyActivityEvent>>;
  ownCrime: OptionalResult<{ record: OrganisedCrime } | null>;
  /** Only where the key does not say who the player is. */
  profile: OptionalResult<Profile>;
  basic: OptionalResult<Faction>;
  upgrades: OptionalResult<FactionUpgrades>;
  /** Only where the upgrades can't be read. */
  perks: OptionalResult<Perks>;
  applications: OptionalResult<List<Application>>;
  members: OptionalResult<List<Member>>;
  crimes: OptionalResult<List<OrganisedCrime>>;
  company: OptionalResult<Company>;
  employees: OptionalResult<List<Employee>>;
}

/** Who the player is: always requested. */
export interface PlayerMembership {
  keyInfo: OptionalResult<KeyInfo>;
  /** Undefined until the key has said, and where it doesn't. */
  player: KeyInfo["player"];
  /** Undefined until the game has said. */
  inFaction: boolean | undefined;
  inCompany: boolean | undefined;
}

/**
 * An item as seen from outside: only the item itself knows the type of its facts. Every item fits this type because its
 * functions are written as methods, whose parameters TypeScript compares bivariantly.
 */
export type CheckDefinition<Title = string> = Definition<
  Title,
  keyof ChecklistQueries,
  unknown,
  keyof Names
>;

/** For an item whose row says everything. */
export const noExplanation = (): ExplainedSum["lines"] => [];

export const LOADING: PendingResult = { state: "loading" };

/** The result of `evaluate` once the query has data. */
export function fromResult<T, Facts>(
  { data, error, fetchedAtMs, retry }: OptionalResult<T>,
  evaluate: (data: T, fetchedAtMs: number) => CheckResult<Facts> | PendingResult,
): CheckResult<Facts> | PendingResult {
  if (data !== undefined) return evaluate(data, fetchedAtMs);
  return error === null ? LOADING : { state: "error", error, retry };
}

/** The result for a list, which is never “done” if records could not be read (`checkList`). */
export const fromList = <T, Facts>(
  answer: OptionalResult<List<T>>,
  check: (entries: readonly T[]) => CheckResult<Facts>,
) => fromResult(answer, (list) => orError(checkList(list, check), answer.retry));

/** The result for the members of a faction or the employees of a company (`checkPeople`). */
export const fromPeople = <T, Facts>(
  answer: OptionalResult<List<T>>,
  check: (entries: readonly T[]) => CheckResult<Facts>,
  isUnknown?: (person: T) => boolean,
) => fromResult(answer, (list) => orError(checkPeople(list, check, isUnknown), answer.retry));

/** Turns an inconclusive result into an error that says why. */
function orError<Facts>(
  result: CheckResult<Facts> | Inconclusive,
  retry: () => void,
): CheckResult<Facts> | PendingResult {
  if (result.state !== "inconclusive") return result;
  const why =
    result.unknownRecords === 0
      ? "nobody is listed"
      : formatCount(result.unknownRecords, "unreadable record", "unreadable records");
  return { state: "error", error: new ApiError("unexpected-shape", why), retry };
}

/** Whether the key lacks the access, so that no retry helps. */
export const isRefused = (error: ApiError | null): boolean =>
  error !== null && (error.kind === "access-too-low" || error.kind === "no-faction-access");

/** Fails to compile if a part is missing, or if it uses a query that `dependsOn` does not list. */
export const defineCheck = <
  Title extends string,
  Need extends keyof ChecklistQueries,
  Facts,
  Named extends keyof Names = never,
>(
  definition: Definition<Title, Need, Facts, Named>,
): CheckDefinition<Title> => definition;
