export const LEVELS = ["public", "minimal", "limited", "full"] as const;

export type Level = (typeof LEVELS)[number];

/** The access level that the game requires for each path that we call. Source: the OpenAPI document; access.test.ts compares. */
export const ACCESS = {
  "key/info": "public",
  "company/applications": "limited",
  "company/employees": "public",
  "company/news": "limited",
  "company/profile": "public",
  "company/stock": "limited",
  "company/{typeId}/companies": "public",
  "faction/applications": "minimal",
  "faction/attacks": "limited",
  "faction/attacksfull": "limited",
  "faction/balance": "limited",
  "faction/basic": "public",
  "faction/chain": "public",
  "faction/chains": "public",
  "faction/{chainId}/chainreport": "public",
  "faction/contributors": "limited",
  "faction/crimes": "minimal",
  "faction/inventory": "limited",
  "faction/members": "public",
  "faction/news": "minimal",
  "faction/{id}/members": "public",
  "faction/upgrades": "minimal",
  "faction/wars": "public",
  "faction/rankedwars": "public",
  "faction/{rankedWarId}/rankedwarreport": "public",
  "market/pointsmarket": "public",
  "torn/bounties": "public",
  "torn/calendar": "public",
  "torn/cityshops": "public",
  "torn/companies": "public",
  "torn/education": "public",
  "torn/gyms": "public",
  "torn/honors": "public",
  "torn/items": "public",
  "torn/logcategories": "public",
  "torn/logtypes": "public",
  "torn/medals": "public",
  "torn/merits": "public",
  "torn/museum": "public",
  "torn/properties": "public",
  "torn/stocks": "public",
  "torn/{stockId}/stocks": "public",
  "user/attacks": "limited",
  "user/bars": "minimal",
  "user/basic": "public",
  "user/battlestats": "limited",
  "user/cooldowns": "minimal",
  "user/education": "minimal",
  "user/gym": "minimal",
  "user/honors": "minimal",
  "user/inventory": "minimal",
  "user/itemmarket": "limited",
  "user/job": "public",
  "user/jobpoints": "minimal",
  "user/list": "limited",
  "user/log": "full",
  "user/medals": "public",
  "user/merits": "minimal",
  "user/missions": "minimal",
  "user/money": "limited",
  "user/organizedcrime": "minimal",
  "user/perks": "minimal",
  "user/personalstats": "public",
  "user/profile": "public",
  "user/refills": "minimal",
  "user/reports": "limited",
  "user/stocks": "limited",
  "user/timestamp": "public",
  "user/trades": "limited",
  "user/travel": "minimal",
  "user/virus": "minimal",
  "user/workstats": "minimal",
  "user/{id}/personalstats": "public",
  "user/{id}/profile": "public",
} as const satisfies Readonly<Record<string, Level>>;

export type ApiPath = keyof typeof ACCESS;

/** The paths for which the player's position needs faction API access as well. Source: as above. */
const FACTION_ACCESS: readonly ApiPath[] = [
  "faction/applications",
  "faction/attacks",
  "faction/attacksfull",
  "faction/balance",
  "faction/contributors",
  "faction/crimes",
  "faction/news",
  "faction/upgrades",
];

/** The lowest level that can read all of these paths; "public" if there are none. */
export const levelOf = (paths: readonly ApiPath[]): Level =>
  LEVELS[Math.max(0, ...paths.map((path) => LEVELS.indexOf(ACCESS[path])))] ?? "full";

export const needsFactionAccess = (path: ApiPath): boolean => FACTION_ACCESS.includes(path);

/** "minimal" as part of a sentence: "the page needs …". */
const LEVEL_TEXT: Readonly<Record<Level, string>> = {
  public: "a key with Public Access or higher",
  minimal: "a key with Minimal Access or higher",
  limited: "a key with Limited or Full Access",
  full: "a key with Full Access",
};

/** The key that is needed to read all of these paths, as part of a sentence. */
export const accessFor = (...paths: readonly ApiPath[]): string => LEVEL_TEXT[levelOf(paths)];
