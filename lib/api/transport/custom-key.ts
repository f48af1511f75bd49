import { ACCESS, type ApiPath } from "./access";

/**
 * The selections that a custom key needs to read these paths, by section, in alphabetical order. The section "key" is left out,
 * since any key may read it.
 */
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

/** The address of the game's page for creating a custom key, filled in with all selections that we read. */
export function newKeyUrl(title: string): string {
  const selections = selectionsOf(Object.keys(ACCESS) as ApiPath[]);
  return ["user", "faction", "torn", "company", "market"].reduce(
    (url, section) => `${url}&${section}=${(selections.get(section) ?? []).join(",")}`,
    `${NEW_KEY}&title=${title}`,
  );
}
