import { itemName, memberName, memberWithId } from "@/components/crimes/crime-lookups";
import { gamePages } from "@/components/game/links";
import { WithNames } from "@/components/game/player-name";
import { checkCrimeItems, checkPassRates } from "@/lib/game/checklist/crimes";

import { fromList, defineCheck } from "./define-check";
import { firstOf } from "./people";

const CRIMES = {
  section: "Faction Leadership",
  owner: "faction",
  gameUrl: gamePages.factionCrimes,
  apiPath: "faction/crimes",
} as const;

export const FACTION_CRIMES = {
  ocPassRate: defineCheck({
    ...CRIMES,
    title: "Pass rates",
    dependsOn: ["crimes"],
    evaluate: ({ crimes }, { ocPassRate }) =>
      fromList(crimes, (entries) => checkPassRates(entries, ocPassRate)),
    names: ({ slots }) => ({ members: slots.length > 0 }),
    note: ({ lowest, slots }, isDone, names) =>
      isDone ? (
        `None under ${lowest}\u00a0%`
      ) : (
        <WithNames names={slots.map(({ memberId }) => memberName(names, memberId))}>
          {`${firstOf(slots.map(({ memberId, passRate }) => `${memberName(names, memberId)} ${passRate}`))}: under ${lowest}\u00a0%`}
        </WithNames>
      ),
    figure: ({ slots }) => slots.length,
    explain: ({ slots }, names) =>
      slots.map(({ memberId, position, crime, passRate }) => ({
        label: `${memberWithId(names, memberId)}, ${position === "" ? "" : `${position} in `}${crime}`,
        names: [memberWithId(names, memberId), crime],
        value: `${passRate}\u00a0%`,
      })),
  }),
  ocMissingItems: defineCheck({
    ...CRIMES,
    title: "Crime items present",
    dependsOn: ["crimes"],
    evaluate: ({ crimes }) => fromList(crimes, checkCrimeItems),
    names: ({ missing: { length } }) => ({ items: length > 0, members: length > 0 }),
    note: ({ missing }, isDone, names) => {
      if (isDone) return "None missing";
      const items = [...new Set(missing.map(({ itemId }) => itemName(names, itemId)))];
      return <WithNames names={items}>{firstOf(items)}</WithNames>;
    },
    figure: ({ missing }) => missing.length,
    explain: ({ missing }, names) =>
      missing.map(({ memberId, crime, itemId }) => {
        const [member, item] = [memberWithId(names, memberId), itemName(names, itemId)];
        return { label: `${member}, ${crime}`, names: [member, crime, item], value: item };
      }),
  }),
};
