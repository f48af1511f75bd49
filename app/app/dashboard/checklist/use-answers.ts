import { useSession } from "@/components/session/session";
import { type Answer, useAnswer } from "@/components/state/use-answer";
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
import { studiesQuery } from "@/lib/api/endpoints/user-education";
import { dayLogQuery, shopBuysQuery, virusLogQuery } from "@/lib/api/endpoints/user-log";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { refillsQuery } from "@/lib/api/endpoints/user-refills";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import type { ApiError, ApiErrorKind } from "@/lib/api/errors";
import type { ItemId } from "@/lib/game/checklist/items";

export type Answers = ReturnType<typeof useAnswers>;

/** All that the checklist reads of the game: what its items need that the player has in the list, and nothing else. */
export function useAnswers(isOn: (id: ItemId) => boolean, todayMs: number) {
  const session = useSession();
  const any = (...ids: readonly ItemId[]) => ids.some(isOn);

  // Asked in any case: the configuration says by it what does not apply to the player.
  const keyInfo = useAnswer(keyInfoQuery(session));
  const player = keyInfo.data?.player;
  // The API's older answer does not say who the player is, and a failed one nothing: then the calls say it themselves.
  const isUnsaid = player === undefined && (keyInfo.data !== undefined || keyInfo.error !== null);

  const basic = useAnswer({
    ...factionBasicQuery(session),
    enabled: isUnsaid || (hasId(player?.factionId) && any("joinFaction", "factionFull")),
  });
  const inFaction = player ? player.factionId !== null : isUnsaid ? isMember(basic) : undefined;
  const ofFaction = (...ids: readonly ItemId[]) => inFaction === true && any(...ids);

  const company = useAnswer({
    ...companyProfileQuery(session),
    enabled:
      (isUnsaid && any("companyPositions", "companyInactiveEmployees", "companyEmployeeStatus")) ||
      (hasId(player?.companyId) && any("companyPositions")),
  });
  const inCompany = player ? player.companyId !== null : isUnsaid ? isMember(company) : undefined;

  const virus = useAnswer({ ...virusQuery(session), enabled: any("virusCoding") });
  const upgrades = useAnswer({
    ...factionUpgradesQuery(session),
    enabled: ofFaction("boosterCooldown"),
  });

  return {
    keyInfo,
    player,
    inFaction,
    inCompany,
    basic,
    virus,
    upgrades,
    company,
    perks: useAnswer({
      ...perksQuery(session),
      enabled: ofFaction("boosterCooldown") && upgrades.error !== null,
    }),
    virusLog: useAnswer({
      ...virusLogQuery(session),
      enabled: any("virusCoding") && isRefused(virus.error),
    }),
    refills: useAnswer({
      ...refillsQuery(session),
      enabled: any("nerveRefill", "energyRefill", "casinoRefill"),
    }),
    cooldowns: useAnswer({
      ...cooldownsQuery(session),
      enabled: any("drugCooldown", "boosterCooldown"),
    }),
    studies: useAnswer({ ...studiesQuery(session), enabled: any("education") }),
    education: useAnswer({ ...educationQuery(session), enabled: any("education") }),
    missions: useAnswer({ ...missionsQuery(session), enabled: any("missions") }),
    shopBuys: useAnswer({ ...shopBuysQuery(session, todayMs), enabled: any("itemShopBuys") }),
    dayLog: useAnswer({
      ...dayLogQuery(session, todayMs),
      enabled: any(
        "churchPrayer",
        "churchDonation",
        "wheelLame",
        "wheelMediocrity",
        "wheelAwesome",
      ),
    }),
    ownCrime: useAnswer({ ...ownCrimeQuery(session), enabled: ofFaction("joinOrganisedCrime") }),
    profile: useAnswer({
      ...profileQuery(session),
      enabled: isUnsaid && any("joinOrganisedCrime"),
    }),
    applications: useAnswer({
      ...applicationsQuery(session),
      enabled: ofFaction("factionApplications"),
    }),
    members: useAnswer({
      ...factionMembersQuery(session),
      enabled: ofFaction("inactiveMembers", "fallenFederalMembers", "membersNotInOc"),
    }),
    crimes: useAnswer({
      ...availableCrimesQuery(session),
      enabled: ofFaction("ocPassRate", "ocMissingItems"),
    }),
    employees: useAnswer({
      ...companyEmployeesQuery(session),
      enabled: inCompany === true && any("companyInactiveEmployees", "companyEmployeeStatus"),
    }),
  };
}

const hasId = (id: number | null | undefined): boolean => id !== null && id !== undefined;

/** What the game answers to who has no faction or company. */
const NOT_A_MEMBER = new Set<ApiErrorKind>(["no-faction-access", "bad-request"]);

/** By an answer that only members have; undefined until it is there. Any other failure lets the other calls say. */
function isMember({ data, error }: Answer<unknown>): boolean | undefined {
  if (data !== undefined) return true;
  return error === null ? undefined : !NOT_A_MEMBER.has(error.kind);
}

/** Whether the game will not tell this key, however often it is asked. */
export const isRefused = (error: ApiError | null): boolean =>
  error !== null && (error.kind === "access-too-low" || error.kind === "no-faction-access");
