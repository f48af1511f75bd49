import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { DescriptionRow } from "@/components/figures/description-list";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { WithNames } from "@/components/game/player-name";
import { workingStatsText } from "@/components/game/working-stats-text";
import { LongList } from "@/components/list/long-list";
import { OpeningRow } from "@/components/list/two-line-row";
import type { useOpened } from "@/components/window/use-opened";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import {
  type CompanyPosition,
  type CompanySpecial,
  type CompanyStock,
  type Opening,
  specialsByRating,
} from "@/lib/game/companies/company-type";
import { cn } from "@/lib/utils";

import { type CompanyRow, openCount } from "./filters";

/** The maximum number of listed names of positions that the player qualifies for. */
const NAMED = 6;

interface CompanyCardProps {
  row: CompanyRow;
  /** The open sections of all cards, and on a phone the open companies. */
  openSections: ReturnType<typeof useOpened>;
}

export function CompanyCard({ row, openSections }: CompanyCardProps) {
  const { id, name, cost } = row.company;
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0 font-semibold">
          {name} <span className="font-normal text-muted-foreground">[{id}]</span>
        </h2>
        <p className="font-semibold whitespace-nowrap">{formatMoney(cost)}</p>
      </div>
      <CompanyBody row={row} openSections={openSections} />
    </>
  );
}

/** A company on a phone: two lines, which open on the rest of its card. */
export function CompanyLines({ row, openSections }: CompanyCardProps) {
  const { id, name, cost, defaultEmployees, positions, specials } = row.company;
  const open = openCount(row);
  return (
    <OpeningRow
      id={String(id)}
      isOpen={openSections.isOpen(String(id))}
      toggle={openSections.toggle}
      title={<span translate="no">{name}</span>}
      figure={
        <>
          <span className="font-normal text-muted-foreground">Cost</span> {formatMoneyShort(cost)}
        </>
      }
      detail={`${formatCount(defaultEmployees, "employee", "employees")}, ${formatCount(specials.length, "special", "specials")}`}
      second={`${open === null ? "" : `${formatWhole(open)} of `}${formatCount(positions.length, "position", "positions")}`}
    >
      <CompanyBody row={row} openSections={openSections}>
        <DescriptionRow label="Id" value={String(id)} />
        <DescriptionRow label="Cost" value={formatMoney(cost)} />
      </CompanyBody>
    </OpeningRow>
  );
}

/** All that a card shows below its name. */
function CompanyBody({ row, openSections, children }: CompanyCardProps & { children?: ReactNode }) {
  const { id, name, defaultEmployees, positions, stock, specials } = row.company;
  const open = openCount(row);
  const openNames = (row.openings ?? [])
    .filter(({ isOpen }) => isOpen)
    .map(({ position }) => position.name);
  const section = (title: string) => ({
    title,
    cardTitle: name,
    isOpen: openSections.isOpen(`${id} ${title}`),
    onToggle: (isOpen: boolean) => {
      openSections.toggle(`${id} ${title}`, isOpen);
    },
  });
  return (
    <>
      <dl className="mt-1 mb-1 text-small">
        {children}
        <DescriptionRow label="Default employees" value={formatWhole(defaultEmployees)} />
        {openNames.length > 0 && (
          <div className="mt-1">
            <dt className="inline text-muted-foreground">You qualify for: </dt>
            <dd className="inline">
              <WithNames names={openNames}>{formatList(openNames, NAMED)}</WithNames>
            </dd>
          </div>
        )}
      </dl>
      <CardCollapsible
        {...section("Positions")}
        aside={
          open === null
            ? formatWhole(positions.length)
            : `${formatWhole(positions.length)}, you qualify for ${howMany(open, positions.length)}`
        }
        isEmpty={positions.length === 0}
      >
        <Positions row={row} />
      </CardCollapsible>
      <CardCollapsible
        {...section("Stock Items")}
        aside={formatWhole(stock.length)}
        isEmpty={stock.length === 0}
      >
        <LongList entries={stock}>
          {(shown) => (
            <ul aria-label={`Stock items of ${name}`}>
              {shown.map((item, i) => (
                <li key={i} className="border-b border-row py-1 last:border-b-0">
                  <StockItem {...item} />
                </li>
              ))}
            </ul>
          )}
        </LongList>
      </CardCollapsible>
      <CardCollapsible
        {...section("Specials")}
        aside={formatWhole(specials.length)}
        isEmpty={specials.length === 0}
      >
        <LongList entries={specialsByRating(specials)}>
          {(shown) => (
            <ul aria-label={`Specials of ${name}`}>
              {shown.map((special, i) => (
                <li key={i} className="border-b border-row py-1 last:border-b-0">
                  <Special {...special} />
                </li>
              ))}
            </ul>
          )}
        </LongList>
      </CardCollapsible>
    </>
  );
}

/** "all", "none" or "3". */
const howMany = (some: number, all: number) =>
  some === 0 ? "none" : some === all ? "all" : formatWhole(some);

function StockItem({ name, cost, rrp }: CompanyStock) {
  return (
    <>
      <h4 translate="no" className="font-semibold">
        {name}
      </h4>
      <p>
        {cost === null ? "Service, no cost" : `Costs ${formatMoney(cost)}`} · RRP{" "}
        {orDash(rrp, formatMoney)}
      </p>
    </>
  );
}

function Special({ name, effect, cost, rating }: CompanySpecial) {
  return (
    <>
      <div className="pair items-baseline">
        <h4 translate="no" className="font-semibold">
          {name}
        </h4>
        <p className="text-muted-foreground">From {formatCount(rating, "star", "stars")}</p>
      </div>
      <p>
        {[effect, cost === 0 ? "Passive" : formatCount(cost, "job point", "job points")]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </>
  );
}

interface CardCollapsibleProps {
  title: string;
  /** The title of the card, for screen readers. */
  cardTitle: string;
  aside: string;
  isEmpty: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A collapsible section of a card. Its content is rendered only while it is open. */
function CardCollapsible({
  title,
  cardTitle,
  aside,
  isEmpty,
  isOpen,
  onToggle,
  children,
}: CardCollapsibleProps) {
  return (
    <details
      open={isOpen}
      className="group/fold border-t border-row"
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
      }}
    >
      <summary className="flex min-h-9 list-none items-center gap-2 py-1 hover:bg-accent max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <h3>
          {title}
          <span className="sr-only">
            {" "}
            of <span translate="no">{cardTitle}</span>
          </span>
        </h3>
        <span className="text-small text-muted-foreground">{aside}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 shrink-0 -rotate-90 text-muted-foreground transition-transform group-open/fold:rotate-0"
        />
      </summary>
      {isOpen && <div className="pb-2 text-small">{isEmpty ? <p>None</p> : children}</div>}
    </details>
  );
}

/** The positions of a company. If the working stats are known, each shows if the player qualifies. */
function Positions({ row: { company, openings } }: { row: CompanyRow }) {
  return (
    <LongList<CompanyPosition | Opening> entries={openings ?? company.positions}>
      {(shown) => (
        <ul aria-label={`Positions of ${company.name}`}>
          {shown.map((one, i) => (
            <li key={i} className="border-b border-row py-2 last:border-b-0">
              {"position" in one ? (
                <Position position={one.position} opening={one} />
              ) : (
                <Position position={one} opening={undefined} />
              )}
            </li>
          ))}
        </ul>
      )}
    </LongList>
  );
}

function Position({
  position,
  opening,
}: {
  position: CompanyPosition;
  opening: Opening | undefined;
}) {
  const { name, description, ability, required, gains } = position;
  return (
    <>
      <div className="pair">
        <h4 translate="no" className="font-semibold">
          {name}
        </h4>
        {opening !== undefined && <Mark {...opening} />}
      </div>
      {description !== "" && <p>{description}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        {ability !== null && <Fact label="Ability">{ability}</Fact>}
        <Fact label="Requires">{workingStatsText(required) || "Nothing"}</Fact>
        {opening?.isOpen === false && (
          <Fact label="You still need">{workingStatsText(opening.missing)}</Fact>
        )}
        <Fact label="Gains per day">{workingStatsText(gains) || "Nothing"}</Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The circle shows the fraction of the required stats that the player has. */
function Mark({ isOpen, fraction }: Opening) {
  return (
    <p
      className={cn(
        "flex items-center gap-1.5",
        isOpen ? "font-semibold text-success" : "text-muted-foreground",
      )}
    >
      <ProgressCircle value={fraction} />
      {isOpen ? "You qualify" : "Not yet"}
    </p>
  );
}
