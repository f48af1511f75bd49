import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { SearchField } from "@/components/list/search-field";
import { DataTable } from "@/components/table/data-table";
import { useUrlText } from "@/components/window/use-url-text";

import { filterMembers } from "./filters";
import { memberColumns } from "./member-columns";
import { MemberMobileRow } from "./member-mobile-row";
import type { MemberRow } from "./rows";

const BY_GAIN = [{ id: "gained", desc: true }];

/** What each member did in this time. */
export function MemberTable({ rows }: { rows: readonly MemberRow[] }) {
  const [text, setText] = useUrlText("q");
  const shown = useMemo(() => filterMembers(rows, text), [rows, text]);
  return (
    <DataTable
      title="Members"
      name="members"
      columns={memberColumns}
      rows={shown}
      total={rows.length}
      rowId={({ id }) => String(id)}
      initialSort={BY_GAIN}
      firstSort="desc"
      mobileRow={MemberMobileRow}
      filters={<SearchField label="Member’s name or id" value={text} onChange={setText} />}
      activeFilters={text === "" ? 0 : 1}
      empty={
        <EmptyState title="No data available">
          No member has “{text}” in their name or id. Search for another one.
        </EmptyState>
      }
    />
  );
}
