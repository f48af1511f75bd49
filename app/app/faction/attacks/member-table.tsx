import { useMemo } from "react";

import { SearchField } from "@/components/list/search-field";
import { Answer } from "@/components/state/answer";
import { EmptyState } from "@/components/state/empty-state";
import { DataTable } from "@/components/table/data-table";
import { useUrlText } from "@/components/window/use-url-text";
import { formatCount } from "@/lib/format/numbers";
import type { Attack } from "@/lib/game/faction/attack";
import type { OurFaction } from "@/lib/game/faction/attacks";

import { memberColumns } from "./member-columns";
import { MemberEntry } from "./member-entry";
import { memberRows, membersShown, type Names } from "./rows";

const BY_GAIN = [{ id: "gained", desc: true }];

interface MemberTableProps {
  attacks: readonly Attack[];
  ours: OurFaction;
  names: Names;
  /** "in the last 24 hours". */
  words: string;
}

/** What each member did in this time. */
export function MemberTable({ attacks, ours, names, words }: MemberTableProps) {
  const rows = useMemo(() => memberRows(attacks, ours, names), [attacks, ours, names]);
  const [text, setText] = useUrlText("q");
  const shown = useMemo(() => membersShown(rows, text), [rows, text]);
  return (
    <>
      <Answer figure={formatCount(rows.length, "member", "members")}>
        attacked or were attacked {words}
      </Answer>
      <DataTable
        title="Members"
        name="members"
        columns={memberColumns}
        rows={shown}
        total={rows.length}
        rowId={({ id }) => String(id)}
        initialSort={BY_GAIN}
        firstSort="desc"
        entry={MemberEntry}
        filters={<SearchField label="Member’s name or id" value={text} onChange={setText} />}
        activeFilters={text === "" ? 0 : 1}
        empty={
          <EmptyState title="No data available">
            No member has “{text}” in their name or id. Search for another one.
          </EmptyState>
        }
      />
    </>
  );
}
