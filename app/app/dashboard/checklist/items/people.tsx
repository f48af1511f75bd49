import { WithNames } from "@/components/game/player-name";
import { formatCount, formatList, formatWhole } from "@/lib/format/numbers";
import type { Occupancy, People, Person } from "@/lib/game/checklist/check-result";

import { noExplanation } from "./define-check";

/** How many people a row names. Its explanation names the others. */
const NAMED = 3;

/** "Oriel, Pike, Wren and 2 more". */
export const firstOf = (names: readonly string[]): string => formatList(names, NAMED);

/** "Oriel 31 d", "Delta (Fallen)", or the name alone. */
export function personText({ name, state, inactiveDays }: Person): string {
  if (inactiveDays !== undefined) return `${name} ${inactiveDays} d`;
  return state === undefined ? name : `${name} (${state})`;
}

interface PeopleText {
  /** With nobody left. */
  nobody?: string;
  /** Why somebody is counted, where neither a state nor the last action says it. */
  why?: string;
}

/** How an item reads that people keep from being complete. */
export const peopleInTheWay = ({ nobody = "None", why = "" }: PeopleText = {}) => ({
  note: ({ people }: People, isDone: boolean) =>
    isDone ? (
      nobody
    ) : (
      <WithNames names={people.map(({ name }) => name)}>
        {firstOf(people.map(personText))}
      </WithNames>
    ),
  figure: ({ people }: People) => people.length,
  explain: ({ people }: People) =>
    people.map((person) => ({
      label: `${person.name} [${person.id}]`,
      names: [person.name],
      value: reasonOf(person) ?? why,
    })),
});

function reasonOf({ state, inactiveDays }: Person): string | undefined {
  return inactiveDays === undefined ? state : `${formatCount(inactiveDays, "day", "days")} ago`;
}

/** How an item reads whose places are to be filled. */
export const filledPlaces = (places: string) => ({
  note: ({ count, total }: Occupancy) => `${formatWhole(count)} of ${formatWhole(total)} ${places}`,
  explain: noExplanation,
});
