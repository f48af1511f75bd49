import type { OptionalResult } from "@/components/reading/use-optional-query";
import type { ApiError } from "@/lib/api/transport/errors";
import type { List } from "@/lib/api/transport/wire";
import type {
  Cooldowns,
  KeyInfo,
  Perks,
  Profile,
  Refills,
  Virus,
} from "@/lib/game/account/account";
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

/** The queries that items may depend on. Each is made only if an item in the player's list needs it. */
export interface ChecklistQueries {
  refills: OptionalResult<Refills>;
  cooldowns: OptionalResult<Cooldowns>;
  studies: OptionalResult<UserEducation>;
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

/** Who the player is: asked in any case. */
export interface PlayerMembership {
  keyInfo: OptionalResult<KeyInfo>;
  /** Undefined until the key has said, and where it doesn't. */
  player: KeyInfo["player"];
  /** Undefined until the game has said. */
  inFaction: boolean | undefined;
  inCompany: boolean | undefined;
}

/** Whether the game will not tell this key, however often it is asked. */
export const isRefused = (error: ApiError | null): boolean =>
  error !== null && (error.kind === "access-too-low" || error.kind === "no-faction-access");
