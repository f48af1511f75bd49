"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { SearchField } from "@/components/list/search-field";
import { useSession } from "@/components/session/session";
import { EmptyState } from "@/components/state/empty-state";
import { DataTable } from "@/components/table/data-table";
import { useNow } from "@/components/window/use-now";
import { useUrlText } from "@/components/window/use-url-text";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { MINUTE_MS } from "@/lib/game/time/time";

import { columns } from "./columns";
import { MemberEntry } from "./entry";
import { MembersLead } from "./members-lead";
import { memberRows, named } from "./rows";

const BY_LEVEL = [{ id: "level", desc: true }];

export function Members() {
  const session = useSession();
  const [{ data: members }, { data: balances }] = useSuspenseQueries({
    queries: [factionMembersQuery(session), factionBalanceQuery(session)],
  });
  const now = useNow(MINUTE_MS);
  const rows = useMemo(
    () => memberRows(members.entries, balances.entries, now),
    [members, balances, now],
  );
  const [text, setText] = useUrlText("q");
  const shown = useMemo(() => named(rows, text), [rows, text]);

  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title="No data available">
          The members of your faction appear here, once the game lists any.
        </EmptyState>
      ) : (
        <>
          <MembersLead rows={rows} />
          <DataTable
            title="Members"
            columns={columns}
            rows={shown}
            total={rows.length}
            rowId={(row) => String(row.id)}
            initialSort={BY_LEVEL}
            firstSort="asc"
            entry={MemberEntry}
            filters={<SearchField label="Find a member" value={text} onChange={setText} />}
            activeFilters={text === "" ? 0 : 1}
            empty={
              <EmptyState title="No data available">
                No member has “{text}” in their name. Search for another one.
              </EmptyState>
            }
          />
        </>
      )}
    </>
  );
}
