"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Chips } from "@/components/list/chips";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { Finder } from "@/components/table/finder";
import { onDemand } from "@/components/ui/on-demand";
import { useNow } from "@/components/window/use-now";
import { useUrlChoices } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { MINUTE_MS } from "@/lib/game/time/time";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";
import { notesStoreOf } from "@/lib/store/user/member-notes";

import { columnsOf } from "./columns";
import { CHIP_CHOICES, filterByChips, filterRows, memberChips, toggleChip } from "./filters";
import { MembersHeadline } from "./members-headline";
import { memberMobileRow } from "./mobile-row";
import { memberRows } from "./rows";
import { memberSearch, SEARCH_WORDS } from "./search-words";
import { completionsAt } from "./search/completions";
import { MemberSearch } from "./search/member-search";
import { useFilters } from "./use-filters";
import { SinceLastVisit } from "./visits/since-last-visit";

const FilterFields = onDemand(() => import("./filter-fields").then((l) => l.FilterFields));

const BY_LEVEL = [{ id: "level", desc: true }];

export function Members() {
  const session = useSession();
  const [{ data: members, dataUpdatedAt }, { data: balances }] = useSuspenseQueries({
    queries: [factionMembersQuery(session), factionBalanceQuery(session)],
  });
  const notes = useStoredValue(notesStoreOf(session));
  const now = useNow(MINUTE_MS);
  const readAtMs = gameTime(dataUpdatedAt);
  const { inactivityDays } = useStoredValue(checklistConfigStore);
  const inactiveAfter = useMemo(
    () => ({ nowMs: now, days: inactivityDays }),
    [now, inactivityDays],
  );
  const rows = useMemo(
    () => memberRows(members.entries, balances, notes, inactiveAfter),
    [members, balances, notes, inactiveAfter],
  );
  const { chosen, offered } = useFilters(rows);
  const filtersSet = Object.keys(chosen).length;
  const [chips, setChips] = useUrlChoices("only", CHIP_CHOICES);
  const counted = useMemo(() => memberChips(rows), [rows]);
  const [text, setText] = useUrlText("q");
  const typed = useDeferredValue(text);
  const { finds, problems } = useMemo(() => memberSearch(typed), [typed]);
  const found = useMemo(
    () => filterRows(filterByChips(rows, chips), chosen).filter(finds),
    [rows, chips, chosen, finds],
  );
  const isFiltered = filtersSet > 0 || chips.length > 0;

  if (rows.length === 0) {
    return (
      <EmptyState title="No data available">
        Your faction’s members appear here once the game lists any.
      </EmptyState>
    );
  }
  return (
    <>
      <MembersHeadline
        rows={rows}
        inactiveAfter={inactiveAfter}
        dropped={{ members: members.dropped, balances: balances.dropped }}
      />
      <SinceLastVisit members={members} readAtMs={readAtMs} inactivityDays={inactivityDays} />
      <DataTable
        title="Members"
        columns={columnsOf(rows)}
        rows={found}
        total={rows.length}
        rowId={(row) => String(row.id)}
        initialSort={BY_LEVEL}
        firstSort="asc"
        mobileRow={memberMobileRow}
        header={(parts) => (
          <Finder
            {...parts}
            search={
              <MemberSearch
                value={text}
                onChange={setText}
                words={SEARCH_WORDS}
                complete={(typedText, caret) => completionsAt(typedText, caret, SEARCH_WORDS, rows)}
                problems={problems}
              />
            }
            chips={
              <Chips
                label="Show only"
                chips={counted}
                selected={chips}
                onChange={(next) => {
                  setChips(toggleChip(next));
                }}
              />
            }
            more={<FilterFields offered={offered} />}
            moreSet={filtersSet}
          />
        )}
        empty={
          <EmptyState title="No data available">
            {!isFiltered
              ? `No member fits “${text}”. Search for something else.`
              : `No member fits the filters${text === "" ? "" : " and the search"}. Take one of them back.`}
          </EmptyState>
        }
      />
    </>
  );
}
