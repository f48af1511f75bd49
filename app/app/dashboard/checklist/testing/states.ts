import { DEFAULT_STATES } from "./default-states";

const STATE = "(Complete|Incomplete|Loading|Error)";

/** The text of an item's row: it begins with the item's state. */
export const rowOf = (title: string) => new RegExp(`^${STATE}${title}`);

/** The state of each item, by its title, of the texts of rows. A faction that cannot be read has lost its title. */
export function statesIn(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap((text) => {
      const [, state = "", rest = ""] = new RegExp(`^${STATE}(.*)`, "s").exec(text) ?? [];
      const title = [...Object.keys(DEFAULT_STATES), "Error"].find((each) => rest.startsWith(each));
      return title === undefined ? [] : [[title === "Error" ? "Faction is full" : title, state]];
    }),
  );
}
