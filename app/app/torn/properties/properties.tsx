"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { FailedCall } from "@/components/feedback/retry-advice";
import { DescriptionRow } from "@/components/figures/description-list";
import { Explained } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { CardGrid } from "@/components/list/card-grid";
import { MobileSearch } from "@/components/list/mobile-search";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { OpeningRow } from "@/components/list/two-line-row";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { ALL, wordChoices } from "@/components/window/choice";
import { useLinkedOpened } from "@/components/window/use-linked-opened";
import { useIsMobile } from "@/components/window/use-is-mobile";
import type { Opened } from "@/components/window/use-opened";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { propertiesQuery } from "@/lib/api/endpoints/torn-properties";
import { homeQuery } from "@/lib/api/endpoints/user-profile";
import { nearestName } from "@/components/list/name-search";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import {
  costPerHappy,
  nextAbove,
  type NextAbove,
  nextHappier,
  type Property,
} from "@/lib/game/properties/property";

import { explainCostPerExtraHappy, explainCostPerHappy } from "./explanation";
import { filterProperties, FROM_OWN, SORTS } from "./filters";
import { PropertiesHeadline } from "./properties-headline";

export function Properties() {
  const session = useSession();
  usePrefetchQuery(homeQuery(session));
  const { data: properties } = useSuspenseQuery(propertiesQuery(session));
  // Awaited, since the list begins with the player's own.
  const home = useOptionalSuspenseQuery(homeQuery(session));
  const { entries } = properties;
  const [text, setText] = useUrlText("q");
  const isMobile = useIsMobile();

  const modifications = useMemo(
    () =>
      wordChoices(
        [ALL, "All modifications"],
        entries.flatMap((property) => property.modifications),
      ),
    [entries],
  );
  const staffs = useMemo(
    () =>
      wordChoices(
        [ALL, "All staff"],
        entries.flatMap((property) => property.staff),
      ),
    [entries],
  );
  const [modification, setModification] = useUrlChoice("modification", modifications, ALL);
  const [staff, setStaff] = useUrlChoice("staff", staffs, ALL);
  const [sort, setSort] = useUrlChoice("sort", SORTS, FROM_OWN);

  const above = useMemo(() => nextAbove(entries, home.data ?? null), [entries, home.data]);
  const shown = useMemo(
    () => filterProperties(entries, { text, modification, staff, sort }, above?.own),
    [entries, text, modification, staff, sort, above],
  );

  if (entries.length === 0) {
    return <EmptyState title="The game lists no properties" />;
  }
  const inUse = filtersInUse([modification, modifications, ALL], [staff, staffs, ALL]);
  const fields = (
    <>
      <SelectField
        label="Modification"
        value={modification}
        options={modifications}
        onChange={setModification}
      />
      <SelectField label="Staff" value={staff} options={staffs} onChange={setStaff} />
      <SelectField label="Sort by" value={sort} options={SORTS} onChange={setSort} />
    </>
  );
  const count = (
    <p role="status" className="text-muted-foreground">
      {formatCount(shown.length, "property", "properties")}
    </p>
  );
  return (
    <>
      <PropertiesHeadline properties={entries} above={above} />
      <FailedCall path="user/profile" {...home}>
        Couldn’t load your property, so yours and the next one aren’t marked.
      </FailedCall>
      {isMobile ? (
        <>
          <MobileSearch label="Property name" text={text} setText={setText} active={inUse.length}>
            {fields}
          </MobileSearch>
          <div className="border-b border-rule py-1">{count}</div>
        </>
      ) : (
        <search className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2">
          <SearchField label="Property name" value={text} onChange={setText} />
          <div className="flex flex-wrap gap-x-4 gap-y-2 [&>:not(:last-child)_label]:sr-only">
            {fields}
          </div>
          <div className="ml-auto">{count}</div>
        </search>
      )}
      {shown.length === 0 ? (
        <NoMatch
          what="properties"
          text={text}
          nearest={nearestName(
            entries.map(({ name }) => name),
            text,
          )}
          onSearch={setText}
          filters={inUse}
          onClearFilters={() => {
            setModification(ALL);
            setStaff(ALL);
          }}
        />
      ) : (
        <PropertyGrids shown={shown} all={entries} above={above} sort={sort} />
      )}
    </>
  );
}

interface PropertyGridsProps {
  shown: readonly Property[];
  all: readonly Property[];
  above: NextAbove | null;
  sort: string;
}

/** The properties; from the player's own up, those below it come last, under a heading of their own. */
function PropertyGrids({ shown, all, above, sort }: PropertyGridsProps) {
  const opened = useLinkedOpened("property");
  const card = useCallback(
    (property: Property) => (
      <PropertyCard
        {...property}
        {...besideOthers(property, all, above)}
        hasLine={above !== null && (sort !== FROM_OWN || property.happy >= above.own.happy)}
      />
    ),
    [all, above, sort],
  );
  const lines = useCallback(
    (property: Property) => (
      <PropertyLines {...property} {...besideOthers(property, all, above)} opened={opened} />
    ),
    [all, above, opened],
  );
  const lower = useMemo(
    () => (sort === FROM_OWN ? belowOwn(shown, above) : []),
    [shown, sort, above],
  );
  const upper = useMemo(() => shown.slice(0, shown.length - lower.length), [shown, lower]);
  const grid = { entryId: idOf, card, row: lines };
  return (
    <>
      {upper.length > 0 && <CardGrid label="Properties" entries={upper} {...grid} />}
      {lower.length > 0 && (
        <>
          <SectionHeader title="Below yours" />
          <CardGrid label="Properties below yours" entries={lower} {...grid} />
        </>
      )}
    </>
  );
}

const idOf = ({ id }: Property) => id;

/** The properties with less happiness than the player's own; none if that is unknown. */
const belowOwn = (shown: readonly Property[], above: NextAbove | null): readonly Property[] =>
  above === null ? [] : shown.filter(({ happy }) => happy < above.own.happy);

interface BesideOthers {
  /** The label of the player's own property or of the next one. */
  mark?: "Yours" | "Next" | undefined;
  /** The player's own property, on the card of another one. */
  own?: Property | undefined;
  /** The property with a little more happiness, which has the most in common with this one. */
  happier?: Property | undefined;
}

function besideOthers(
  property: Property,
  all: readonly Property[],
  above: NextAbove | null,
): BesideOthers {
  if (property.id === above?.own.id) return { mark: "Yours" };
  return {
    mark: property.id === above?.next?.id ? "Next" : undefined,
    own: above?.own,
    happier: nextHappier(all, property) ?? undefined,
  };
}

interface PropertyCardProps extends Property, BesideOthers {
  /** True if the cards beside it have a line below their names, so that their figures stay level. */
  hasLine?: boolean;
}

/** A property on a phone: two lines, which open on the rest of its card. */
function PropertyLines({ mark, opened, ...property }: PropertyCardProps & { opened: Opened }) {
  const { id, name, cost, happy, upkeep, own } = property;
  const perHappy = costPerHappy(property);
  return (
    <OpeningRow
      id={String(id)}
      isOpen={opened.isOpen(String(id))}
      toggle={opened.toggle}
      title={
        <>
          <span translate="no">{name}</span>
          {mark && (
            <span className={mark === "Next" ? "text-success" : "text-muted-foreground"}>
              , {mark.toLowerCase()}
            </span>
          )}
        </>
      }
      figure={cost === null ? "No price" : formatMoneyShort(cost)}
      detail={`${formatWhole(happy)} happiness${upkeep === null ? "" : `, ${formatMoneyShort(upkeep)} a day`}`}
      second={perHappy !== null && `${formatMoneyShort(perHappy)} per happiness`}
    >
      <PropertyFacts {...property}>
        <DescriptionRow label="Id" value={String(id)} />
        {cost !== null && <DescriptionRow label="Cost" value={formatMoney(cost)} />}
        <ExtraHappy property={property} own={own} />
      </PropertyFacts>
    </OpeningRow>
  );
}

export function PropertyCard({ mark, hasLine = false, ...property }: PropertyCardProps) {
  const { id, name, cost, own } = property;
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0 font-semibold">
          {name} <span className="font-normal text-muted-foreground">[{id}]</span>
        </h2>
        <p className="font-semibold whitespace-nowrap">
          {cost === null ? "No price" : formatMoney(cost)}
        </p>
      </div>
      {hasLine && (
        <div className="min-h-6 text-small">
          {mark === "Yours" && (
            <p className="flex items-center gap-1.5 py-0.5 text-muted-foreground">
              <ProgressCircle value={1} /> Yours
            </p>
          )}
          <dl className="empty:hidden">
            <ExtraHappy property={property} own={own} isNext={mark === "Next"} />
          </dl>
        </div>
      )}
      <PropertyFacts {...property} />
    </>
  );
}

interface ExtraHappyProps {
  property: Property;
  /** The player's own property. */
  own: Property | undefined;
  isNext?: boolean;
}

/** The net cost per point of happiness above the player's own; of the next property it is shown even if it is unknown. */
function ExtraHappy({ property, own, isNext = false }: ExtraHappyProps) {
  const explained = own === undefined ? null : explainCostPerExtraHappy(own, property);
  if (explained === null && !isNext) return null;
  return (
    <DescriptionRow
      label={
        isNext ? (
          <span className="flex items-center gap-1.5">
            <ProgressCircle value={0} />
            <span>
              <b className="text-success">Next</b>, per extra happiness
            </span>
          </span>
        ) : (
          "Per extra happiness"
        )
      }
      value={
        explained === null ? "–" : <Explained {...explained.sum}>{explained.figure}</Explained>
      }
    />
  );
}

interface PropertyFactsProps extends Property, Omit<BesideOthers, "mark"> {
  children?: ReactNode;
}

/** All that a card shows below its name. */
function PropertyFacts({ children, own, happier, ...property }: PropertyFactsProps) {
  const { happy, upkeep, modifications, staff } = property;
  const lines = explainCostPerHappy(property);
  const perHappy = orDash(costPerHappy(property), formatMoney);
  const references = [
    ...(own === undefined ? [] : [{ ...own, name: "yours" }]),
    ...(happier === undefined ? [] : [happier]),
  ];
  return (
    <dl className="mt-1 text-small">
      {children}
      <DescriptionRow label="Happiness" value={formatWhole(happy)} />
      <DescriptionRow
        label="Cost per happiness"
        value={lines === null ? perHappy : <Explained {...lines}>{perHappy}</Explained>}
      />
      <DescriptionRow label="Upkeep per day" value={orDash(upkeep, formatMoney)} />
      <Names
        label="Modifications"
        names={modifications}
        others={references.map((other) => [other.name, other.modifications])}
      />
      <Names
        label="Staff"
        names={staff}
        others={references.map((other) => [other.name, other.staff])}
      />
    </dl>
  );
}

/** A property to compare with, and its names. */
type Reference = readonly [property: string, names: readonly string[]];

interface NamesProps {
  label: string;
  names: readonly string[];
  others: readonly Reference[];
}

function Names({ label, names, others }: NamesProps) {
  return (
    <div className="mt-1">
      <dt className="inline text-muted-foreground">
        {label} ({formatWhole(names.length)}):{" "}
      </dt>
      <dd className="inline">
        <WithNames names={others.map(([property]) => property)}>
          {namesBeside(names, others)}
        </WithNames>
      </dd>
    </div>
  );
}

/** The names, or how they differ from those of another property if that is shorter: "As yours, without Airstrip". */
function namesBeside(names: readonly string[], others: readonly Reference[]): string {
  const [closest] = others
    .map(([property, has]) => ({
      property,
      less: has.filter((name) => !names.includes(name)),
      more: names.filter((name) => !has.includes(name)),
    }))
    .map((one) => ({ ...one, count: one.less.length + one.more.length }))
    .toSorted((one, other) => one.count - other.count);
  if (closest === undefined || closest.count >= names.length) return names.join(", ") || "None";
  const part = (word: string, of: readonly string[]) =>
    of.length > 0 && `${word} ${formatList(of)}`;
  return [`As ${closest.property}`, part("without", closest.less), part("with", closest.more)]
    .filter(Boolean)
    .join(", ");
}
