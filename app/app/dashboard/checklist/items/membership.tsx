import { itemName } from "@/components/crimes/crime-lookups";
import { gamePages } from "@/components/game/links";
import { WithNames } from "@/components/game/player-name";
import { disabled } from "@/lib/game/checklist/check-result";
import { checkOwnCrime } from "@/lib/game/checklist/crimes";
import { checkMembership } from "@/lib/game/checklist/faction";

import { fromResult, defineCheck, LOADING, noExplanation } from "./define-check";

export const MEMBERSHIP = {
  joinFaction: defineCheck({
    title: "Join a faction",
    section: "Faction Membership",
    owner: "player",
    gameUrl: gamePages.faction,
    apiPath: "key/info",
    dependsOn: ["basic"],
    evaluate: ({ keyInfo: { error, retry }, inFaction }) => {
      if (error !== null) return { state: "error", error, retry };
      return inFaction === undefined ? LOADING : checkMembership(inFaction);
    },
    names: () => ({ faction: true }),
    note: (_, isDone, { faction }) =>
      isDone ? <span translate="no">{faction}</span> : "You aren’t in a faction",
    explain: noExplanation,
  }),
  joinOrganisedCrime: defineCheck({
    title: "Join an organised crime",
    section: "Faction Membership",
    owner: "faction",
    gameUrl: gamePages.factionCrimes,
    apiPath: "user/organizedcrime",
    dependsOn: ["ownCrime", "profile"],
    evaluate: ({ ownCrime, player, profile }) => {
      if (ownCrime.error?.kind === "not-migrated") return disabled("older crimes");
      return fromResult(ownCrime, (crime) => {
        const judge = ({ id }: { id: number }) => checkOwnCrime(crime?.record ?? null, id);
        return player ? judge(player) : fromResult(profile, judge);
      });
    },
    names: (facts) => ({ items: facts.kind === "crime" && facts.missingItemId !== null }),
    note: (facts, _, names) => {
      if (facts.kind === "no crime") return "You aren’t in one";
      if (facts.missingItemId === null) return <span translate="no">{facts.crime}</span>;
      const item = itemName(names, facts.missingItemId);
      return (
        <WithNames
          names={[facts.crime, item]}
        >{`${facts.crime}: your ${item} is missing`}</WithNames>
      );
    },
    explain: noExplanation,
  }),
};
