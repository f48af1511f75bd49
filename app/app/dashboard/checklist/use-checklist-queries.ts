import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { companyEmployeesQuery } from "@/lib/api/endpoints/company-employees";
import { companyProfileQuery } from "@/lib/api/endpoints/company-profile";
import { applicationsQuery } from "@/lib/api/endpoints/faction-applications";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { availableCrimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { factionUpgradesQuery } from "@/lib/api/endpoints/faction-upgrades";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import {
  dailyActivityQuery,
  dailyPurchasesQuery,
  virusLogQuery,
} from "@/lib/api/logs/checklist-log";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { refillsQuery } from "@/lib/api/endpoints/user-refills";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import { ApiError, type ApiErrorKind } from "@/lib/api/transport/errors";

import { type ChecklistQueries, isRefused, type PlayerMembership } from "./items/define-check";

type QueryName = keyof ChecklistQueries;

/** The queries of the checklist: only those that items in the player's list need. */
export function useChecklistQueries(
  needed: ReadonlySet<QueryName>,
  todayMs: number,
): ChecklistQueries & PlayerMembership {
  const session = useSession();
  const membership = useMembership(needed);
  const { inFaction, inCompany, isUnsaid } = membership;
  const isNeeded = (name: QueryName) => needed.has(name);
  const ofFaction = (name: QueryName) => inFaction === true && isNeeded(name);
  const leadership = useLeadershipQueries(needed, membership);
  const virus = useOptionalQuery({ ...virusQuery(session), enabled: isNeeded("virus") });

  return {
    ...membership,
    ...leadership,
    virus,
    perks: useOptionalQuery({
      ...perksQuery(session),
      enabled: ofFaction("perks") && leadership.upgrades.error !== null,
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
    members: useOptionalQuery({ ...factionMembersQuery(session), enabled: ofFaction("members") }),
    employees: useOptionalQuery({
      ...companyEmployeesQuery(session),
      enabled: inCompany === true && isNeeded("employees"),
    }),
  };
}

/** The player's faction and company, from the response about the key, or from the calls that only members can make. */
function useMembership(needed: ReadonlySet<QueryName>) {
  const session = useSession();

  // Always requested: the configuration needs it to show which items don't apply to the player.
  const keyInfo = useOptionalQuery(keyInfoQuery(session));
  const player = keyInfo.data?.player;
  // The API's older response doesn't identify the player, nor does a failed call: then the other calls decide.
  const isUnsaid = player === undefined && (keyInfo.data !== undefined || keyInfo.error !== null);

  const basic = useOptionalQuery({
    ...factionBasicQuery(session),
    enabled: isUnsaid || (hasId(player?.factionId) && needed.has("basic")),
  });
  const company = useOptionalQuery({
    ...companyProfileQuery(session),
    enabled:
      (isUnsaid && (needed.has("company") || needed.has("employees"))) ||
      (hasId(player?.companyId) && needed.has("company")),
  });
  const inFaction = player ? player.factionId !== null : isUnsaid ? isMember(basic) : undefined;
  const inCompany = player ? player.companyId !== null : isUnsaid ? isMember(company) : undefined;
  return { keyInfo, player, isUnsaid, basic, company, inFaction, inCompany };
}

/** The queries for which a member's position must have access to the faction's API. */
function useLeadershipQueries(
  needed: ReadonlySet<QueryName>,
  { keyInfo, inFaction }: PlayerMembership,
): Pick<ChecklistQueries, "upgrades" | "applications" | "crimes"> {
  const session = useSession();
  // According to the response about the key, the game would refuse these calls.
  const isRefusedToMember = inFaction === true && keyInfo.data?.hasFactionAccess === false;
  const isEnabled = (name: QueryName) =>
    inFaction === true && !isRefusedToMember && needed.has(name);
  const orRefused = <T>(result: OptionalResult<T>): OptionalResult<T> =>
    isRefusedToMember
      ? { ...result, data: undefined, error: NO_FACTION_ACCESS, retry: keyInfo.retry }
      : result;
  return {
    upgrades: orRefused(
      useOptionalQuery({ ...factionUpgradesQuery(session), enabled: isEnabled("upgrades") }),
    ),
    applications: orRefused(
      useOptionalQuery({ ...applicationsQuery(session), enabled: isEnabled("applications") }),
    ),
    crimes: orRefused(
      useOptionalQuery({ ...availableCrimesQuery(session), enabled: isEnabled("crimes") }),
    ),
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
