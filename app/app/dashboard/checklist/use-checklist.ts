import { useMemo } from "react";

import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useTravel } from "@/components/upcoming/use-travel";
import { useNow, useNowAt } from "@/components/window/use-now";
import { companyEmployeesQuery } from "@/lib/api/endpoints/company-employees";
import { companyProfileQuery } from "@/lib/api/endpoints/company-profile";
import { applicationsQuery } from "@/lib/api/endpoints/faction-applications";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { availableCrimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { factionUpgradesQuery } from "@/lib/api/endpoints/faction-upgrades";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import {
  dailyActivityQuery,
  dailyPurchasesQuery,
  virusLogQuery,
} from "@/lib/api/endpoints/user-log";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { refillsQuery } from "@/lib/api/endpoints/user-refills";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import { ApiError, type ApiErrorKind } from "@/lib/api/transport/errors";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { type CheckResult, disabled } from "@/lib/game/checklist/check-result";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore, isItemOn } from "@/lib/store/user/checklist";

import {
  type ChecklistQueries,
  type CheckSettings,
  isRefused,
  LOADING,
  type Names,
  type PendingResult,
  type PlayerMembership,
} from "./items/define-check";
import { CHECKLIST_ITEMS, type ChecklistItem } from "./items/items";

/** A checklist item with its current state. */
export type ChecklistItemState = ChecklistItem & {
  /** True if it is turned on in the configuration. No calls are made for items that are off. */
  isEnabled: boolean;
  /** True if the item is open and the player has to be in Torn for it, but is away. */
  isOutOfReach: boolean;
  /** Repeats the call that decides whether it is done, even if its data is fresh. */
  refetch: () => void;
  /** True if that call has failed since, so that the state may be out of date. */
  isOutdated: boolean;
} & (CheckResult<unknown> | PendingResult);

/** All items with their current states. Using this hook in several components makes no extra calls. */
export function useChecklist(): readonly ChecklistItemState[] {
  const config = useStoredValue(checklistConfigStore);
  const { isAway } = useTravel();
  const today = dayStartMs(useNow(MINUTE_MS));
  const isOn = ({ id }: ChecklistItem) => isItemOn(config, id);
  const wanted = new Set(CHECKLIST_ITEMS.filter(isOn).flatMap((item) => item.dependsOn));
  const answers = useChecklistQueries(wanted, today);
  const moments = CHECKLIST_ITEMS.flatMap((item) => item.changesAt?.(answers) ?? []);
  const nowMs = useNowAt(moments.filter((atMs) => typeof atMs === "number"));
  return CHECKLIST_ITEMS.map((item) => {
    const own = item.dependsOn.map((name) => answers[name]);
    const deciding = own.find(({ error }) => error === null) ?? own[0];
    const result = evaluateItem(item, answers, { ...config, nowMs });
    return {
      ...item,
      ...result,
      isEnabled: isOn(item),
      isOutOfReach: isAway && item.isInCity === true && result.state === "incomplete",
      refetch: () => deciding?.retry(),
      isOutdated: deciding?.isOutdated ?? false,
    };
  });
}

/** The result of an item: loading until the player's faction or company is known, disabled if they have none. */
function evaluateItem(
  item: ChecklistItem,
  answers: ChecklistQueries & PlayerMembership,
  terms: CheckSettings,
) {
  if (item.owner === "player") return item.evaluate(answers, terms);
  const isIn = item.owner === "faction" ? answers.inFaction : answers.inCompany;
  if (isIn === undefined) return LOADING;
  return isIn ? item.evaluate(answers, terms) : disabled(`no ${item.owner}`);
}

/** The queries of the checklist: only those that items in the player's list need. */
function useChecklistQueries(
  wanted: ReadonlySet<keyof ChecklistQueries>,
  todayMs: number,
): ChecklistQueries & PlayerMembership {
  const session = useSession();
  const isNeeded = (name: keyof ChecklistQueries) => wanted.has(name);

  // Always requested: the configuration needs it to show which items don't apply to the player.
  const keyInfo = useOptionalQuery(keyInfoQuery(session));
  const player = keyInfo.data?.player;
  // The API's older response doesn't identify the player, nor does a failed call: then the other calls decide.
  const isUnsaid = player === undefined && (keyInfo.data !== undefined || keyInfo.error !== null);

  const basic = useOptionalQuery({
    ...factionBasicQuery(session),
    enabled: isUnsaid || (hasId(player?.factionId) && isNeeded("basic")),
  });
  const inFaction = player ? player.factionId !== null : isUnsaid ? isMember(basic) : undefined;
  const ofFaction = (name: keyof ChecklistQueries) => inFaction === true && isNeeded(name);

  // According to the response about the key, the game would refuse these calls.
  const isRefusedToMember = inFaction === true && keyInfo.data?.hasFactionAccess === false;
  const ofMembersWithAccess = (name: keyof ChecklistQueries) =>
    ofFaction(name) && !isRefusedToMember;
  const orRefused = <T>(answer: OptionalResult<T>): OptionalResult<T> =>
    isRefusedToMember
      ? { ...answer, data: undefined, error: NO_FACTION_ACCESS, retry: keyInfo.retry }
      : answer;

  const company = useOptionalQuery({
    ...companyProfileQuery(session),
    enabled:
      (isUnsaid && (isNeeded("company") || isNeeded("employees"))) ||
      (hasId(player?.companyId) && isNeeded("company")),
  });
  const inCompany = player ? player.companyId !== null : isUnsaid ? isMember(company) : undefined;

  const virus = useOptionalQuery({ ...virusQuery(session), enabled: isNeeded("virus") });
  const upgrades = orRefused(
    useOptionalQuery({
      ...factionUpgradesQuery(session),
      enabled: ofMembersWithAccess("upgrades"),
    }),
  );

  return {
    keyInfo,
    player,
    inFaction,
    inCompany,
    basic,
    virus,
    upgrades,
    company,
    perks: useOptionalQuery({
      ...perksQuery(session),
      enabled: ofFaction("perks") && upgrades.error !== null,
    }),
    virusLog: useOptionalQuery({
      ...virusLogQuery(session),
      enabled: isNeeded("virusLog") && isRefused(virus.error),
    }),
    refills: useOptionalQuery({ ...refillsQuery(session), enabled: isNeeded("refills") }),
    cooldowns: useOptionalQuery({ ...cooldownsQuery(session), enabled: isNeeded("cooldowns") }),
    userEducation: useOptionalQuery({
      ...userEducationQuery(session),
      enabled: isNeeded("userEducation"),
    }),
    education: useOptionalQuery({ ...educationQuery(session), enabled: isNeeded("education") }),
    missions: useOptionalQuery({ ...missionsQuery(session), enabled: isNeeded("missions") }),
    cityShopPurchases: useOptionalQuery({
      ...dailyPurchasesQuery(session, todayMs),
      enabled: isNeeded("cityShopPurchases"),
    }),
    dailyActivity: useOptionalQuery({
      ...dailyActivityQuery(session, todayMs),
      enabled: isNeeded("dailyActivity"),
    }),
    ownCrime: useOptionalQuery({ ...ownCrimeQuery(session), enabled: ofFaction("ownCrime") }),
    profile: useOptionalQuery({
      ...profileQuery(session),
      enabled: isUnsaid && isNeeded("profile"),
    }),
    applications: orRefused(
      useOptionalQuery({
        ...applicationsQuery(session),
        enabled: ofMembersWithAccess("applications"),
      }),
    ),
    members: useOptionalQuery({ ...factionMembersQuery(session), enabled: ofFaction("members") }),
    crimes: orRefused(
      useOptionalQuery({
        ...availableCrimesQuery(session),
        enabled: ofMembersWithAccess("crimes"),
      }),
    ),
    employees: useOptionalQuery({
      ...companyEmployeesQuery(session),
      enabled: inCompany === true && isNeeded("employees"),
    }),
  };
}

/** The game's error for a member whose position has no access to the faction's API. */
const NO_FACTION_ACCESS = new ApiError("no-faction-access", "Incorrect ID-entity relation", 7);

const hasId = (id: number | null | undefined): boolean => id !== null && id !== undefined;

/** The game's errors for a player without a faction or company. */
const NOT_A_MEMBER = new Set<ApiErrorKind>(["no-faction-access", "bad-request"]);

/**
 * False if the game refuses a call that only members can make; undefined while it is loading. True after success, and after any
 * other failure: then the other calls show the error.
 */
function isMember({ data, error }: OptionalResult<unknown>): boolean | undefined {
  if (data !== undefined) return true;
  return error === null ? undefined : !NOT_A_MEMBER.has(error.kind);
}

/** The items known to be open in the order of the checklist, those out of reach last. */
export const openChecks = (checks: readonly ChecklistItemState[]): ChecklistItemState[] =>
  checks
    .filter(({ isEnabled, state }) => isEnabled && state === "incomplete")
    .sort((a, b) => Number(a.isOutOfReach) - Number(b.isOutOfReach));

/** The names that the rows need. Each list is requested only if a row needs it. */
export function useNames(checks: readonly ChecklistItemState[]): Names {
  const session = useSession();
  const wanted = checks.flatMap((check) =>
    check.isEnabled && "facts" in check ? (check.names?.(check.facts) ?? []) : [],
  );
  const isNeeded = (name: keyof Names) => wanted.some((names) => names[name]);
  const items = useOptionalQuery({ ...itemsQuery(session), enabled: isNeeded("items") });
  const members = useOptionalQuery({
    ...factionMembersQuery(session),
    enabled: isNeeded("members"),
  });
  const education = useOptionalQuery({ ...educationQuery(session), enabled: isNeeded("courses") });
  const basic = useOptionalQuery({ ...factionBasicQuery(session), enabled: isNeeded("faction") });

  return useMemo(
    () => ({
      items: new Map(items.data?.entries.map((item) => [item.id, item])),
      members: new Map(members.data?.entries.map((member) => [member.id, member])),
      courses: new Map(
        education.data?.entries.flatMap(({ courses }) =>
          courses.map(({ id, name }): [number, string] => [id, name]),
        ),
      ),
      faction: basic.data ? `${basic.data.name} [${basic.data.tag}]` : null,
    }),
    [items.data, members.data, education.data, basic.data],
  );
}
