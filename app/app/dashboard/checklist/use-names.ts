import { useMemo } from "react";

import type { Book } from "@/components/crimes/book";
import { useSession } from "@/components/session/session";
import { useAnswer } from "@/components/state/use-answer";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import type { Facts } from "@/lib/game/checklist/verdict";

import type { Check } from "./check";

/** What the ids in the rows are called. */
export interface Names extends Pick<Book, "items" | "members"> {
  courses: ReadonlyMap<number, string>;
  /** "The Testers [TST]"; null until the game has said. */
  faction: string | null;
}

/** The names that the rows need. The game's list of items is long: it is asked for only where one is missing. */
export function useNames(checks: readonly Check[]): Names {
  const session = useSession();
  const facts = checks.flatMap((check) =>
    check.isEnabled && "facts" in check ? [check.facts] : [],
  );
  const items = useAnswer({ ...itemsQuery(session), enabled: facts.some(namesItem) });
  const members = useAnswer({ ...factionMembersQuery(session), enabled: facts.some(namesMember) });
  // The checks themselves ask for these two.
  const education = useAnswer({ ...educationQuery(session), enabled: false });
  const basic = useAnswer({ ...factionBasicQuery(session), enabled: false });

  return useMemo(
    () => ({
      items: new Map(items.data?.entries.map((item) => [item.id, item])),
      members: new Map(members.data?.entries.map((member) => [member.id, member])),
      courses: new Map(
        education.data?.entries.flatMap(({ courses }) =>
          courses.map(({ id, name }): [number, string] => [id, name]),
        ),
      ),
      faction: basic.data ? `${basic.data.name} [${basic.data.tag}]` : null,
    }),
    [items.data, members.data, education.data, basic.data],
  );
}

const namesItem = (facts: Facts): boolean =>
  (facts.kind === "items" && facts.missing.length > 0) ||
  (facts.kind === "crime" && facts.missingItemId !== null);

const namesMember = (facts: Facts): boolean =>
  (facts.kind === "items" && facts.missing.length > 0) ||
  (facts.kind === "pass rates" && facts.slots.length > 0);
