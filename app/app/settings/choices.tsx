"use client";

import { useTheme } from "next-themes";

import { CARD_NAMES, inOrder } from "@/components/dashboard-cards/card-order";
import { Collapsible } from "@/components/figures/collapsible";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { ToggleField } from "@/components/list/toggles";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { SwitchRow } from "@/components/ui/switch";
import { lootKind, lootKindIn, USUAL_LEVEL } from "@/components/upcoming/loot-notice";
import { NotificationList } from "@/components/upcoming/notification-list";
import { DEBT_NOTICE, STOCK_NOTICE } from "@/components/upcoming/treasury-notice-kinds";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import type { ApiPath } from "@/lib/api/transport/access";
import { pageAccess } from "@/lib/api/transport/page-access";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { armouryMinimumsStore } from "@/lib/store/user/armoury-minimums";
import { progressBadgesStore } from "@/lib/store/user/checklist";
import { dashboardCardsStore, notificationsStore, setInTitle } from "@/lib/store/user/dashboard";

const ArrangeList = onDemand(() =>
  import("@/components/dashboard-cards/arrange-list").then((l) => l.ArrangeList),
);

const THEMES = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["system", "System"],
] as const;

/** Which notifications come: the longest list, folded. */
export function Notifications() {
  const { kinds } = useStoredValue(notificationsStore);
  const treasury = useTreasuryKinds(kinds);
  return (
    <section aria-label="Notifications" className="mt-8 max-md:mt-4 @min-[62rem]/page:mt-2">
      <SectionHeader title="Notifications" aside="once you’ve opened the dashboard" />
      <div className="bg-background pt-3">
        <NotificationList
          isFolded
          result={kinds.length === 0 ? "None on yet." : `${kinds.length} on`}
          notes={TREASURY_NOTES}
          unforeseen={TREASURY_KINDS}
          others={[
            [lootKindIn(kinds) ?? lootKind(USUAL_LEVEL), "NPC loot, from Targets"],
            ...treasury,
          ]}
        />
      </div>
    </section>
  );
}

/** The treasury's kinds that can come: of stock with a minimum, and of balances that the key may read. One that is on stays. */
function useTreasuryKinds(kinds: readonly string[]): readonly (readonly [string, string])[] {
  const { data: key } = useOptionalQuery(keyInfoQuery(useSession()));
  const minimums = useStoredValue(armouryMinimumsStore);
  const mayRead = (path: ApiPath) =>
    key?.hasFactionAccess === true && pageAccess([path], key).coverage === "all";
  const hasStock = Object.keys(minimums).length > 0 && mayRead("faction/inventory");
  const all = [
    [STOCK_NOTICE, "Armoury below your minimum", hasStock],
    [DEBT_NOTICE, "A negative balance in your faction", mayRead("faction/balance")],
  ] as const;
  return all.flatMap(([kind, label, isOffered]) =>
    isOffered || kinds.includes(kind) ? [[kind, label] as const] : [],
  );
}

/** Nobody knows in advance when stock falls below its minimum, or a balance becomes negative. */
const TREASURY_KINDS = [STOCK_NOTICE, DEBT_NOTICE];

const TREASURY_NOTES = new Map([
  [STOCK_NOTICE, "when the armoury loads, in Treasury"],
  [DEBT_NOTICE, "when balances load, in Members or Treasury"],
]);

/** The colours of the site. */
export function Theme() {
  const { theme = "system", setTheme } = useTheme();
  return (
    <section aria-label="Theme" className="mt-8 max-md:mt-4">
      <SectionHeader title="Theme" />
      <div className="mt-3">
        <ToggleField
          label="Colours"
          options={THEMES}
          chosen={THEMES.flatMap(([value]) => (value === theme ? [value] : []))}
          onChange={(chosen) => {
            const next = chosen.at(-1);
            if (next !== undefined) setTheme(next);
          }}
        />
      </div>
    </section>
  );
}

/**
 * The badges and titles of the dashboard's tab, and its cards. The checklist's own settings are in its dialog on the dashboard,
 * since they list its items as loaded there.
 */
export function DashboardChoices() {
  const { inTitle } = useStoredValue(notificationsStore);
  const hasBadges = useStoredValue(progressBadgesStore);
  return (
    <section aria-label="Dashboard" className="mt-8 max-md:mt-4">
      <SectionHeader title="Dashboard" />
      <SwitchRow isOn={inTitle} onChange={setInTitle}>
        Show the next countdown in the dashboard’s tab title
      </SwitchRow>
      <SwitchRow
        isOn={hasBadges}
        onChange={(isOn) => {
          progressBadgesStore.set(isOn);
        }}
      >
        Show tasks left on the tab icon and app badge
      </SwitchRow>
      <RowLinks>
        <PageLink href="/app/dashboard">Configure the checklist on the dashboard</PageLink>
      </RowLinks>
      <DashboardCards />
    </section>
  );
}

/** The same list as in the dashboard's dialog “Arrange cards”. */
function DashboardCards() {
  const { order, hidden } = useStoredValue(dashboardCardsStore);
  return (
    <Collapsible title="Dashboard cards">
      <div className="mt-2">
        <ArrangeList
          cards={inOrder(CARD_NAMES, order)}
          hidden={hidden}
          onChange={(arranged) => {
            dashboardCardsStore.set(arranged);
          }}
        />
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => {
            dashboardCardsStore.clear();
          }}
        >
          Reset
        </Button>
      </div>
    </Collapsible>
  );
}
