import {
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
} from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { RefreshProvider } from "@/components/feedback/refresh";
import { Toasts } from "@/components/feedback/toasts";
import { SearchField } from "@/components/list/search-field";
import { SidebarProvider } from "@/components/navigation/sidebar-state";
import { FindButton } from "@/components/palette/find-button";
import type { PalettePage } from "@/components/palette/search";
import { Shortcuts } from "@/components/palette/shortcuts";
import { aQueryClient } from "@/lib/api/testing/query-client";

export const CTRL_K = "{Control>}k{/Control}";

export const field = () => screen.findByRole("combobox", { name: "Find anything" });
export const palette = () => screen.queryByRole("dialog", { name: "Find anything" });

const PAGES: readonly PalettePage[] = [
  { path: "/app/dashboard", title: "Dashboard", also: [] },
  { path: "/app/torn/items", title: "Items", also: [] },
  { path: "/app/torn/stock-market", title: "Stock Market", also: [] },
  { path: "/app/faction/members", title: "Faction Members", also: ["Members", "Faction list"] },
];

let timesRead = 0;
const pageQuery = queryOptions({
  queryKey: ["game", "page"],
  queryFn: () => (timesRead += 1),
});

/** Something that the page has read, so that Refresh has something to read again. */
function PageData() {
  return <p>Read {useQuery(pageQuery).data ?? 0} times</p>;
}

/** A page inside the shortcut listener, for a player who then uses the keyboard. */
export function showShortcuts(
  queryClient: QueryClient = aQueryClient(),
  hasSearch = true,
  pages = PAGES,
) {
  timesRead = 0;
  render(
    <QueryClientProvider client={queryClient}>
      <RefreshProvider>
        <SidebarProvider>
          <Shortcuts pages={pages}>
            <FindButton />
            <main id="main">
              <PageData />
              {hasSearch && (
                <SearchField label="Search items" value="xan" onChange={() => undefined} />
              )}
              <button type="button">Elsewhere</button>
            </main>
          </Shortcuts>
        </SidebarProvider>
      </RefreshProvider>
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
