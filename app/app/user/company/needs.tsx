import { ArrowUpRight } from "lucide-react";
import { type ReactNode, Suspense } from "react";

import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { gamePages } from "@/components/game/links";
import { profileUrl } from "@/components/game/player-link";
import { WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import {
  formatCount,
  formatList,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { sum } from "@/lib/common/numbers";
import { isLow } from "@/lib/game/companies/company-day";
import type { CompanyNeed } from "@/lib/game/companies/company-needs";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { trainAgreementsStore } from "@/lib/store/user/train-agreements";
import { cn } from "@/lib/utils";

import { formatTenths } from "./text";
import type { TodayProps } from "./today";

const MinimumsForm = onDemand(() => import("./minimums-form").then((l) => l.MinimumsForm));
const OwedTrains = onDemand(() => import("./owed-trains").then((l) => l.OwedTrains));

/** All that needs the director, most urgent first. Each row opens where it is done in the game. */
export function Needs({ company, day: { needs, minimums, order } }: TodayProps) {
  const lowOrder = sum(
    (company.products ?? []).map((product, index) =>
      isLow(product, minimums.stockDays) ? (order?.pieces[index] ?? 0) : 0,
    ),
  );
  const isPartial = company.missing.some(({ error }) => error !== null);
  return (
    <section aria-label="Needs you">
      <SectionHeader
        title="Needs you"
        aside={isPartial && needs.length === 0 ? "–" : formatWhole(needs.length)}
      >
        <Popover
          label="Minimums"
          trigger={
            <Button variant="outline" size="sm" className="mr-2.5 -translate-y-1">
              Minimums
            </Button>
          }
        >
          <MinimumsForm />
        </Popover>
      </SectionHeader>
      {needs.length === 0 ? (
        <p className="py-3 text-muted-foreground">
          {!isPartial
            ? "Nothing needs you now."
            : company.missing.every(({ error }) => error !== null)
              ? "Unknown until your company loads."
              : "Nothing of what has loaded needs you."}
        </p>
      ) : (
        <LongList entries={needs}>
          {(shown) => (
            <ul aria-label="What needs you">
              {shown.map((need) => (
                <li key={keyOf(need)} className="border-b">
                  <NeedRow
                    {...rowOf(
                      need,
                      company.details.data?.storageCapacity ?? null,
                      minimums.fundsDays,
                      lowOrder,
                    )}
                  />
                </li>
              ))}
            </ul>
          )}
        </LongList>
      )}
    </section>
  );
}

const keyOf = (need: CompanyNeed) => ("id" in need ? `${need.kind} ${need.id}` : need.kind);

interface NeedRowProps {
  title: string;
  /** Names from the game in the title and the detail. */
  names?: readonly string[];
  detail: string;
  figure: string;
  unit?: string;
  /** True for what ends with the next report. */
  isUrgent?: boolean;
  href: string;
  /** True if the detail names the employees who are owed trains. */
  hasOwed?: boolean;
}

function NeedRow({
  title,
  names = [],
  detail,
  figure,
  unit,
  isUrgent = false,
  href,
  hasOwed = false,
}: NeedRowProps) {
  const named = (text: string): ReactNode => <WithNames names={names}>{text}</WithNames>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="relative grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 -outline-offset-2 hover:bg-accent"
    >
      <ProgressCircle
        value={isUrgent ? 1 : 0.5}
        className={isUrgent ? "text-destructive" : "text-muted-foreground"}
      />
      <span className="min-w-0">
        <span className={cn("block leading-5 font-semibold", isUrgent && "text-destructive")}>
          {named(title)}
          {isUrgent && <span className="sr-only"> before the next day</span>}
        </span>
        <span className="block text-small leading-4.5 wrap-anywhere text-muted-foreground">
          {hasOwed ? <OwedOr>{detail}</OwedOr> : named(detail)}
        </span>
      </span>
      <span
        translate="no"
        className={cn(
          "font-display text-xl font-medium whitespace-nowrap",
          isUrgent && "text-destructive",
        )}
      >
        {figure}
        {unit !== undefined && (
          <span className="font-sans text-small text-muted-foreground"> {unit}</span>
        )}
      </span>
      <ArrowUpRight aria-hidden className="size-4 text-muted-foreground" />
      <span className="sr-only">, in the game</span>
    </a>
  );
}

/** Those who are owed trains, which takes calls of its own; this text without any. */
function OwedOr({ children: text }: { children: string }) {
  const hasAgreements = useStoredValue(trainAgreementsStore).length > 0;
  if (!hasAgreements) return text;
  return (
    <Suspense fallback={text}>
      <OwedTrains otherwise={text} />
    </Suspense>
  );
}

/** The number of items that a row names. The table below has all of them. */
const NAMED = 2;

/** @param lowOrder the pieces to order of the items that are low; 0 if unknown */
function rowOf(
  need: CompanyNeed,
  storageCapacity: number | null,
  fundsDays: number,
  lowOrder: number,
): NeedRowProps {
  switch (need.kind) {
    case "positions":
      return {
        title: `${formatWhole(need.free)} of ${formatCount(need.capacity, "position", "positions")} free`,
        detail: "Hire from applications in the game",
        figure: formatWhole(need.free),
        href: gamePages.employees,
      };
    case "no stock":
      return {
        title: "No stock",
        detail: `Storage holds ${orDash(storageCapacity, (pieces) => formatCount(pieces, "piece", "pieces"))}`,
        figure: "0",
        href: gamePages.company,
      };
    case "stock": {
      const names = need.items.map(({ name }) => name);
      const items = need.items.map(({ name, days }) => `${name} ${formatTenths(days)}`);
      return {
        title: lowOrder > 0 ? `Stock low: order ${formatWhole(lowOrder)}` : "Stock low",
        names,
        detail: `${formatList(items, NAMED)} days`,
        figure: formatTenths(need.items[0]?.days ?? 0),
        unit: "days",
        isUrgent: need.isUrgent,
        href: gamePages.company,
      };
    }
    case "funds":
      return {
        title: "Funds low",
        detail: `${formatMoneyShort(need.funds)} of ${formatMoneyShort(need.needed)} for ${fundsDays} days`,
        figure: formatTenths(need.days),
        unit: "days",
        isUrgent: need.isUrgent,
        href: gamePages.company,
      };
    case "trains":
      return {
        title: "Trains left",
        detail: "Train employees in the game",
        hasOwed: true,
        figure: formatWhole(need.trains),
        unit: need.trains === 1 ? "train" : "trains",
        href: gamePages.employees,
      };
    case "applications": {
      const names = need.applications.map(({ name }) => name);
      return {
        title: names.length === 1 ? "Application" : "Applications",
        names,
        detail: formatList(names, NAMED),
        figure: formatWhole(names.length),
        href: gamePages.employees,
      };
    }
    case "inactive":
      return {
        title: `${need.name} inactive`,
        names: [need.name],
        detail: effectText("inactivity", need.employee.effectiveness.inactivity, need),
        figure: formatWhole(need.days),
        unit: need.days === 1 ? "day" : "days",
        href: profileUrl(need.id),
      };
    case "addicted":
      return {
        title: `${need.name} addicted`,
        names: [need.name],
        detail: effectText("addiction", need.addiction, need),
        figure: formatWhole(need.addiction),
        unit: Math.abs(need.addiction) === 1 ? "point" : "points",
        href: profileUrl(need.id),
      };
  }
}

/** "Effectiveness 113, 6 lost to inactivity". */
const effectText = (
  cause: string,
  points: number | null,
  { employee }: Extract<CompanyNeed, { employee: unknown }>,
) =>
  `Effectiveness ${orDash(employee.effectiveness.total, formatWhole)}, ${orDash(points, (lost) => formatWhole(Math.abs(lost)))} lost to ${cause}`;
