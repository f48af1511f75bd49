export const LEVELS = ["public", "minimal", "limited", "full"] as const;

export type Level = (typeof LEVELS)[number];

/**
 * The access level that the game requires for each path that we call, and whether the player's position needs faction API
 * access as well. Source: the OpenAPI document; access.test.ts compares.
 */
export const ACCESS = {
  "key/info": { level: "public" },
  "company/employees": { level: "public" },
  "company/profile": { level: "public" },
  "faction/applications": { level: "minimal", needsFactionAccess: true },
  "faction/attacks": { level: "limited", needsFactionAccess: true },
  "faction/attacksfull": { level: "limited", needsFactionAccess: true },
  "faction/balance": { level: "limited", needsFactionAccess: true },
  "faction/basic": { level: "public" },
  "faction/chain": { level: "public" },
  "faction/contributors": { level: "limited", needsFactionAccess: true },
  "faction/crimes": { level: "minimal", needsFactionAccess: true },
  "faction/inventory": { level: "limited" },
  "faction/members": { level: "public" },
  "faction/news": { level: "minimal", needsFactionAccess: true },
  "faction/{id}/members": { level: "public" },
  "faction/upgrades": { level: "minimal", needsFactionAccess: true },
  "faction/wars": { level: "public" },
  "faction/rankedwars": { level: "public" },
  "faction/{rankedWarId}/rankedwarreport": { level: "public" },
  "market/pointsmarket": { level: "public" },
  "torn/bounties": { level: "public" },
  "torn/calendar": { level: "public" },
  "torn/cityshops": { level: "public" },
  "torn/companies": { level: "public" },
  "torn/education": { level: "public" },
  "torn/gyms": { level: "public" },
  "torn/honors": { level: "public" },
  "torn/items": { level: "public" },
  "torn/logcategories": { level: "public" },
  "torn/logtypes": { level: "public" },
  "torn/medals": { level: "public" },
  "torn/merits": { level: "public" },
  "torn/properties": { level: "public" },
  "torn/stocks": { level: "public" },
  "torn/{stockId}/stocks": { level: "public" },
  "user/attacks": { level: "limited" },
  "user/bars": { level: "minimal" },
  "user/basic": { level: "public" },
  "user/battlestats": { level: "limited" },
  "user/cooldowns": { level: "minimal" },
  "user/education": { level: "minimal" },
  "user/gym": { level: "minimal" },
  "user/honors": { level: "minimal" },
  "user/list": { level: "limited" },
  "user/log": { level: "full" },
  "user/medals": { level: "public" },
  "user/merits": { level: "minimal" },
  "user/missions": { level: "minimal" },
  "user/money": { level: "limited" },
  "user/organizedcrime": { level: "minimal" },
  "user/perks": { level: "minimal" },
  "user/personalstats": { level: "public" },
  "user/profile": { level: "public" },
  "user/refills": { level: "minimal" },
  "user/reports": { level: "limited" },
  "user/stocks": { level: "limited" },
  "user/timestamp": { level: "public" },
  "user/travel": { level: "minimal" },
  "user/virus": { level: "minimal" },
  "user/workstats": { level: "minimal" },
  "user/{id}/profile": { level: "public" },
} as const satisfies Readonly<Record<string, { level: Level; needsFactionAccess?: true }>>;

export type ApiPath = keyof typeof ACCESS;

/** The lowest level that reads all of these; "any" if there are none. */
export const levelOf = (paths: readonly ApiPath[]): Level =>
  LEVELS[Math.max(0, ...paths.map((path) => LEVELS.indexOf(ACCESS[path].level)))] ?? "full";

export const needsFactionAccess = (path: ApiPath): boolean => "needsFactionAccess" in ACCESS[path];

/** "minimal" as part of a sentence: "the page needs …". */
const LEVEL_TEXT: Readonly<Record<Level, string>> = {
  public: "a key of any access level",
  minimal: "a key with Minimal Access or higher",
  limited: "a key with Limited or Full Access",
  full: "a key with Full Access",
};

/** What a key must have to read all of these. */
export const accessFor = (...paths: readonly ApiPath[]): string => LEVEL_TEXT[levelOf(paths)];

/** The selections that a custom key needs to read these, alphabetically by section. Any key may read its own. */
export function selectionsOf(paths: readonly ApiPath[]): ReadonlyMap<string, readonly string[]> {
  const bySection = new Map<string, Set<string>>();
  for (const path of paths) {
    const [section = "", ...rest] = path.split("/");
    const selection = rest.at(-1);
    if (section === "key" || selection === undefined) continue;
    bySection.set(section, (bySection.get(section) ?? new Set()).add(selection));
  }
  return new Map(
    [...bySection]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([section, selections]) => [section, [...selections].sort()]),
  );
}

const NEW_KEY = "https://www.torn.com/preferences.php#tab=api?step=addNewKey";

/** The game's page that makes a custom key, filled in with all that we read. */
export function newKeyUrl(title: string): string {
  const selections = selectionsOf(Object.keys(ACCESS) as ApiPath[]);
  return ["user", "faction", "torn", "company", "market"].reduce(
    (url, section) => `${url}&${section}=${(selections.get(section) ?? []).join(",")}`,
    `${NEW_KEY}&title=${title}`,
  );
}
