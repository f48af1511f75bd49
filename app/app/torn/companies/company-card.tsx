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

import { type CompanyRow, nearest } from "./filters";
import { DIRECTOR_GAIN, gainText, overOwnText, positionsText, qualifiedOf } from "./text";

interface CompanyCardProps {
  row: CompanyRow;
  /** The open sections of all cards, and on a phone the open companies. */
  openSections: ReturnType<typeof useOpened>;
}

export function CompanyCard({ row, openSections }: CompanyCardProps) {
  const { id, name, cost, defaultEmployees } = row.company;
  const qualified = qualifiedOf(row);
  return (
    <div className="flex h-full flex-col">
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0 font-semibold">
          {name} <span className="font-normal text-muted-foreground">[{id}]</span>
        </h2>
        <p className="whitespace-nowrap">
          <span className="text-small text-muted-foreground">Cost</span>{" "}
          <span className="font-semibold">{formatMoney(cost)}</span>
        </p>
      </div>
      <div className="pair text-small">
        <p>
          <span className="text-muted-foreground">Default employees</span>{" "}
          {formatWhole(defaultEmployees)}
        </p>
        {row.ownPosition !== null ? (
          <p className="flex items-center gap-1.5">
            <ProgressCircle value={1} />
            <span>
              <WithNames names={[row.ownPosition]}>{`Your job: ${row.ownPosition}`}</WithNames>
            </span>
          </p>
        ) : (
          qualified?.isAll && (
            <p>
              <span className="text-muted-foreground">You qualify for</span> all{" "}
              {formatWhole(row.company.positions.length)}
            </p>
          )
        )}
      </div>
      <CompanyBody
        row={row}
        openSections={openSections}
        qualified={row.ownPosition === null && qualified?.isAll ? null : qualified}
      />
    </div>
  );
}

/**
 * A company on a phone: the most working stats per day with the position or, while sorted by it or without one, its cost and what
 * the player still needs for its next position. It opens on the rest of its card.
 */
export function CompanyLines({ row, openSections, sort }: CompanyCardProps & { sort: string }) {
  const { id, name, cost } = row.company;
  const gain = sort === "next" || sort === "cost" ? null : row.gain;
  const positions = positionsText(row);
  return (
    <OpeningRow
      id={String(id)}
      isOpen={openSections.isOpen(String(id))}
      toggle={openSections.toggle}
      title={
        <>
          <span translate="no">{name}</span>
          {row.ownPosition !== null && (
            <span className="font-normal text-muted-foreground">, your job</span>
          )}
        </>
      }
      figure={
        gain === null ? (
          <>
            <span className="font-normal text-muted-foreground">Cost</span> {formatMoneyShort(cost)}
          </>
        ) : (
          `+${formatWhole(gain.perDay)} a day`
        )
      }
      detail={
        gain !== null ? (
          <GainAs row={row} name={gain.position.name} />
        ) : row.gain === null || sort === "next" ? (
          <NextPosition row={row} />
        ) : (
          <WithNames names={[row.gain.position.name]}>{`+${gainText(row.gain)}`}</WithNames>
        )
      }
      second={
        gain === null || row.ownPosition !== null
          ? positions
          : `${positions}, cost ${formatMoneyShort(cost)}`
      }
    >
      <CompanyBody row={row} openSections={openSections} qualified={qualifiedOf(row)}>
        <DescriptionRow label="Id" value={String(id)} />
        <DescriptionRow label="Cost" value={formatMoney(cost)} />
        <DescriptionRow
          label="Default employees"
          value={formatWhole(row.company.defaultEmployees)}
        />
      </CompanyBody>
    </OpeningRow>
  );
}

interface GainAsProps {
  row: CompanyRow;
  /** The position with the most working stats. */
  name: string;
}

/** "as Manager, +4 on your job"; of the player's own company "Clerk now, most as Manager", or "as Manager, Director up to +50". */
function GainAs({ row, name }: GainAsProps) {
  const { ownPosition } = row;
  if (ownPosition === null) {
    return <WithNames names={[name]}>{`as ${name}${overOwnText(row)}`}</WithNames>;
  }
  return (
    <WithNames names={[ownPosition, name]}>
      {ownPosition === name
        ? `as ${name}`
        : row.isDirector
          ? `as ${name}, ${ownPosition} ${DIRECTOR_GAIN}`
          : `${ownPosition} now, most as ${name}`}
    </WithNames>
  );
}

/** The working stats missing for the next position; of a company without such a position, its size. */
function NextPosition({ row }: { row: CompanyRow }) {
  const next = nearest([row]);
  if (next !== null) {
    const { position, missingTotal } = next.opening;
    return (
      <span className="text-foreground">
        <WithNames names={[position.name]}>
          {`${formatWhole(missingTotal)} short of ${position.name}`}
        </WithNames>
      </span>
    );
  }
  return `${formatWhole(row.company.defaultEmployees)} default employees`;
}

interface CompanyBodyProps extends CompanyCardProps {
  /** Null if it is unknown, or shown above. */
  qualified: ReturnType<typeof qualifiedOf>;
  children?: ReactNode;
}

/** All that a card shows below its name. */
function CompanyBody({ row, openSections, qualified, children }: CompanyBodyProps) {
  const { id, name, positions, stock, specials } = row.company;
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
      <dl className="mb-1 text-small">
        {children}
        {row.gain !== null && (
          <DescriptionRow
            label="Most working stats"
            value={
              <WithNames names={[row.gain.position.name]}>
                {gainText(row.gain) + overOwnText(row)}
              </WithNames>
            }
          />
        )}
        {qualified !== null && (
          <div className="py-0.5">
            <dt className="inline text-muted-foreground">You qualify for: </dt>
            <dd className="inline">
              <WithNames names={qualified.names}>{qualified.text}</WithNames>
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-auto flex flex-wrap gap-x-3">
        <CardCollapsible
          {...section("Positions")}
          aside={formatWhole(positions.length)}
          isEmpty={positions.length === 0}
        >
          <Positions row={row} />
        </CardCollapsible>
        <CardCollapsible
          {...section("Stock Items")}
          aside={formatWhole(stock.length)}
          isEmpty={stock.length === 0}
        >
          <Entries label={`Stock items of ${name}`} entries={stock} entry={StockItem} />
        </CardCollapsible>
        <CardCollapsible
          {...section("Specials")}
          aside={formatWhole(specials.length)}
          isEmpty={specials.length === 0}
        >
          <Entries
            label={`Specials of ${name}`}
            entries={specialsByRating(specials)}
            entry={Special}
          />
        </CardCollapsible>
      </div>
    </>
  );
}

interface EntriesProps<T> {
  label: string;
  entries: readonly T[];
  entry: (entry: T) => ReactNode;
}

const Entries = <T,>({ label, entries, entry }: EntriesProps<T>) => (
  <LongList entries={entries}>
    {(shown) => (
      <ul aria-label={label}>
        {shown.map((one, i) => (
          <li key={i} className="border-b border-row py-1 last:border-b-0">
            {entry(one)}
          </li>
        ))}
      </ul>
    )}
  </LongList>
);

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

/** A collapsible section of a card, as wide as the card while it is open. Its content is rendered only then. */
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
      className="group/fold grow border-t border-row open:basis-full"
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
      }}
    >
      <summary className="flex min-h-9 list-none items-center gap-2 py-1 hover:bg-accent max-md:min-h-11 md:gap-1 [&::-webkit-details-marker]:hidden">
        <h3 className="md:text-small">
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
const Positions = ({ row: { company, openings } }: { row: CompanyRow }) => (
  <Entries<CompanyPosition | Opening>
    label={`Positions of ${company.name}`}
    entries={openings ?? company.positions}
    entry={(one) =>
      "position" in one ? (
        <Position position={one.position} opening={one} />
      ) : (
        <Position position={one} opening={undefined} />
      )
    }
  />
);

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
