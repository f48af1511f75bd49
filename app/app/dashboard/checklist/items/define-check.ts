import type { Route } from "next";
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
  type Disabled,
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

/** The sections, in display order. */
export const SECTIONS = [
  "General",
  "Faction Membership",
  "Faction Leadership",
  "Company",
  "Casino",
] as const;

export type Section = (typeof SECTIONS)[number];

/** The parts of a checklist item that don't depend on the game's responses. */
interface StaticItem {
  title: string;
  section: Section;
  /** The owner of the item. Faction and company items don't apply to players without a faction or company. */
  owner: "player" | "faction" | "company";
  /** The page of the game where it is done. */
  gameUrl: string;
  /** The page of this site that its row opens instead of the game's; it has a link to that one. */
  page?: Route;
  /** True if the player has to be in Torn to do it. */
  isInCity?: true;
  /** The API path whose access a key must have. */
  apiPath: ApiPath;
  /** A text for the explanation about people who aren't counted. */
  excludes?: string;
  /** Shown instead of the title when the item couldn't be loaded. */
  errorTitle?: string;
}

type Queries<Needed extends keyof ChecklistQueries> = Pick<ChecklistQueries, Needed> &
  PlayerMembership;

/** The definition of a checklist item: everything except its rule, which `evaluate` calls. */
interface Definition<Needed extends keyof ChecklistQueries, Facts> extends StaticItem {
  /** The queries that determine the result. They are made only while the item is in the player's list. */
  dependsOn: readonly Needed[];
  evaluate: (
    queries: Queries<Needed>,
    settings: CheckSettings,
  ) => CheckResult<Facts> | PendingResult;
  /** The times at which its result changes, in addition to full minutes. */
  changesAt?: (queries: Queries<Needed>) => readonly (number | false | null | undefined)[];
  /** The lists of names that the row needs at the moment. They are long, so each is requested only when needed. */
  names?: (facts: Facts) => NeededNames;
  /** The note of the row, next to its title. */
  note: (facts: Facts, isDone: boolean, names: CheckNames) => ReactNode;
  /** The number done and the total, or the number that still need attention. */
  figure?: (facts: Facts) => Figure;
  /** The lines that explain the calculation. */
  explain: (facts: Facts, names: CheckNames) => ExplainedSum["lines"];
}

type NeededNames = Readonly<Partial<Record<keyof CheckNames, boolean>>>;

type Figure = number | { count: number; of: number };

/** The row of an item for the facts that its rule found. */
export interface CheckView {
  neededNames: NeededNames;
  note: (names: CheckNames) => ReactNode;
  figure: Figure;
  explain: (names: CheckNames) => ExplainedSum["lines"];
}

/** The state of an item, with its row if the facts are known. */
export type CheckState =
  | { state: "complete" | "incomplete"; view: CheckView }
  | Disabled
  | PendingResult;

/** A checklist item. Its facts have a type of their own, which only its definition knows. */
export interface Check extends StaticItem {
  dependsOn: readonly (keyof ChecklistQueries)[];
  evaluate: (queries: ChecklistQueries & PlayerMembership, settings: CheckSettings) => CheckState;
  changesAt: (
    queries: ChecklistQueries & PlayerMembership,
  ) => readonly (number | false | null | undefined)[];
}

/** The inputs of the items' rules in addition to the queries. */
export interface CheckSettings {
  nowMs: number;
  /** Days without an action after which a member or employee counts as inactive. */
  inactivityDays: number;
  /** Percent. */
  ocPassRate: number;
}

/** The result without data: its calls are in progress, or they failed. */
export type PendingResult =
  | { state: "loading" }
  | { state: "error"; error: ApiError; retry: () => void };

/** The names for the ids in the rows. */
export interface CheckNames extends Pick<CrimeLookups, "items" | "members"> {
  courses: ReadonlyMap<number, string>;
  /** "The Testers [TST]"; null until it has loaded. */
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
  /** Requested only if the key has no access to the virus. */
  virusLog: OptionalResult<List<VirusEvent>>;
  cityShopPurchases: OptionalResult<List<CityShopPurchase>>;
  dailyActivity: OptionalResult<List<DailyActivityEvent>>;
  ownCrime: OptionalResult<{ record: OrganisedCrime } | null>;
  /** Requested only if the response about the key does not identify the player. */
  profile: OptionalResult<Profile>;
  basic: OptionalResult<Faction>;
  upgrades: OptionalResult<FactionUpgrades>;
  /** Requested only if the upgrades can't be loaded. */
  perks: OptionalResult<Perks>;
  applications: OptionalResult<List<Application>>;
  members: OptionalResult<List<Member>>;
  crimes: OptionalResult<List<OrganisedCrime>>;
  company: OptionalResult<Company>;
  employees: OptionalResult<List<Employee>>;
}

/** The player and their memberships; always requested. */
export interface PlayerMembership {
  keyInfo: OptionalResult<KeyInfo>;
  /** Undefined until the response about the key has loaded, and if that doesn't identify the player. */
  player: KeyInfo["player"];
  /** True if the player is in a faction; undefined until that is known. */
  inFaction: boolean | undefined;
  inCompany: boolean | undefined;
}

/** For items that need no explanation beyond their row. */
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

/** The result for a list, which is never “done” if records couldn't be loaded (`checkList`). */
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

/** Turns an inconclusive result into an error with the reason. */
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

/** True if the key lacks the access, so that no retry helps. */
export const isRefused = (error: ApiError | null): boolean =>
  error !== null && (error.kind === "access-too-low" || error.kind === "no-faction-access");

/** The item of a definition. Fails to compile if it uses a query that `dependsOn` does not list. */
export function defineCheck<Needed extends keyof ChecklistQueries, Facts>({
  evaluate,
  changesAt = () => [],
  names,
  note,
  figure,
  explain,
  ...item
}: Definition<Needed, Facts>): Check {
  return {
    ...item,
    changesAt,
    evaluate: (queries, settings) => {
      const result = evaluate(queries, settings);
      if (!("facts" in result)) return result;
      const { state, facts } = result;
      const view: CheckView = {
        neededNames: names?.(facts) ?? {},
        note: (known) => note(facts, state === "complete", known),
        figure: figure?.(facts) ?? 0,
        explain: (known) => explain(facts, known),
      };
      return { state, view };
    },
  };
}
