import { useMemo } from "react";

import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";

import type { ChecklistItemState } from "./item-state";
import type { Names } from "./items/define-check";

/** The names that the rows need. Each list is asked for only where one is. */
export function useNames(checks: readonly ChecklistItemState[]): Names {
  const session = useSession();
  const wanted = checks.flatMap((check) =>
    check.isEnabled && "facts" in check ? (check.names?.(check.facts) ?? []) : [],
  );
  const isNeeded = (name: keyof Names) => wanted.some((names) => names[name]);
  const items = useOptionalQuery({ ...itemsQuery(session), enabled: isNeeded("items") });
  const members = useOptionalQuery({
    ...factionMembersQuery(session),
    enabled: isNeeded("members"),
  });
  const education = useOptionalQuery({ ...educationQuery(session), enabled: isNeeded("courses") });
  const basic = useOptionalQuery({ ...factionBasicQuery(session), enabled: isNeeded("faction") });

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
