"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { FailedCall } from "@/components/feedback/retry-advice";
import { DescriptionRow } from "@/components/figures/description-list";
import { Explain, Explained } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { CardGrid, ListHeader } from "@/components/list/card-grid";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { OpeningRow } from "@/components/list/two-line-row";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { ALL, wordChoices } from "@/components/window/choice";
import { useLinkedOpened } from "@/components/window/use-linked-opened";
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
  formatPrice,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedMoneyShort } from "@/lib/format/signed";
import {
  bestForHappiness,
  costPerHappy,
  nextAbove,
  type NextAbove,
  type Property,
} from "@/lib/game/properties/property";
import { cn } from "@/lib/utils";

import { explainCostPerHappy } from "./explanation";
import { EVERYTHING, filterProperties, FROM_OWN, SORTS } from "./filters";

export function Properties() {
  const session = useSession();
  usePrefetchQuery(homeQuery(session));
  const { data: properties } = useSuspenseQuery(propertiesQuery(session));
  // Awaited, since the list begins with the player's own.
  const home = useOptionalSuspenseQuery(homeQuery(session));
  const { entries } = properties;
  const [text, setText] = useUrlText("q");

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
  return (
    <>
      <PropertiesHeadline properties={entries} above={above} />
      <FailedCall path="user/profile" {...home}>
        Couldn’t load your property, so yours and the next one aren’t marked.
      </FailedCall>
      <search className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <SearchField label="Property name" value={text} onChange={setText} />
        <div className="flex gap-x-4 max-md:w-full max-md:gap-x-2 max-md:[&_label]:min-w-0 max-md:[&_label]:sr-only max-md:[&>:first-child]:min-w-0">
          <SelectField
            label="Modification"
            value={modification}
            options={modifications}
            onChange={setModification}
          />
          <SelectField label="Staff" value={staff} options={staffs} onChange={setStaff} />
        </div>
      </search>
      <ListHeader count={formatCount(shown.length, "property", "properties")}>
        <SelectField label="Sort by" value={sort} options={SORTS} onChange={setSort} />
      </ListHeader>
      {shown.length === 0 ? (
        <NoMatch
          what="properties"
          text={text}
          nearest={nearestName(
            entries.map(({ name }) => name),
            text,
          )}
          onSearch={setText}
          filters={filtersInUse([modification, modifications, ALL], [staff, staffs, ALL])}
          onClearFilters={() => {
            setModification(ALL);
            setStaff(ALL);
          }}
        />
      ) : (
        <PropertyGrids shown={shown} above={above} sort={sort} />
      )}
    </>
  );
}

interface PropertyGridsProps {
  shown: readonly Property[];
  above: NextAbove | null;
  sort: string;
}

/** The properties; from the player's own up, those below it come last, under a heading of their own. */
function PropertyGrids({ shown, above, sort }: PropertyGridsProps) {
  const opened = useLinkedOpened("property");
  const card = useCallback(
    (property: Property) => <PropertyCard {...property} {...besideOwn(property, above)} />,
    [above],
  );
  const lines = useCallback(
    (property: Property) => (
      <PropertyLines {...property} {...besideOwn(property, above)} opened={opened} />
    ),
    [above, opened],
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

interface BesideOwn {
  /** The label of the player's own property or of the next one. */
  mark?: "Yours" | "Next" | undefined;
  /** The player's own property, on the card of another one. */
  own?: Property | undefined;
}

const besideOwn = ({ id }: Property, above: NextAbove | null): BesideOwn =>
  id === above?.own.id
    ? { mark: "Yours" }
    : { mark: id === above?.next?.id ? "Next" : undefined, own: above?.own };

interface PropertiesHeadlineProps {
  properties: readonly Property[];
  /** The player's own property and the next one; null if the player's own is unknown. */
  above: NextAbove | null;
}

/** The next property above the player's own; if that is unknown, the property with the lowest cost per happiness. */
function PropertiesHeadline({ properties, above }: PropertiesHeadlineProps) {
  const best = bestForHappiness(properties);
  const [happiest] = filterProperties(properties, { ...EVERYTHING, sort: "happy" });
  const side = [
    ...(happiest === undefined
      ? []
      : [
          {
            label: "Most happiness",
            value: formatWhole(happiest.happy),
            note: <span translate="no">{happiest.name}</span>,
          },
        ]),
  ];

  if (above !== null) {
    const { happy, name } = above.own;
    const yours = {
      label: "Yours",
      value: formatWhole(happy),
      note: <span translate="no">{name}</span>,
    };
    return <AboveHeadline {...above} side={[yours, ...side]} />;
  }
  if (best === null) {
    return (
      <PageHeadline
        figure={formatWhole(properties.length)}
        text={properties.length === 1 ? "property" : "properties"}
        note="No prices available."
        status={["No prices available"]}
        side={side}
      />
    );
  }
  const { property, dollars } = best;
  const lines = explainCostPerHappy(property);
  return (
    <PageHeadline
      figure={formatPrice(dollars)}
      text="per point of happiness"
      note={
        <>
          Best value of {formatWhole(properties.length)}:{" "}
          <b translate="no" className="text-foreground">
            {property.name}
          </b>
          , {formatWhole(property.happy)} happiness for {formatMoney(property.cost ?? 0)}.{" "}
          {lines !== null && <Explain {...lines} />}
        </>
      }
      status={[
        <span key="name" translate="no">
          {property.name}
        </span>,
        formatMoney(property.cost ?? 0),
      ]}
      side={side}
    />
  );
}

interface AboveHeadlineProps extends NextAbove {
  side: readonly { label: string; value: string; note: ReactNode }[];
}

function AboveHeadline({ own, next, side }: AboveHeadlineProps) {
  if (next === null) {
    return (
      <PageHeadline
        figure={own.name}
        isName
        text="gives the most happiness"
        note={`Yours gives ${formatWhole(own.happy)}; nothing on sale gives more.`}
        status={[`${formatWhole(own.happy)} happiness`, "nothing on sale gives more"]}
        side={side}
      />
    );
  }
  const more = formatWhole(next.happy - own.happy);
  const cost = formatMoney(next.cost ?? 0);
  const moreUpkeep = next.upkeep === null || own.upkeep === null ? null : next.upkeep - own.upkeep;
  return (
    <PageHeadline
      figure={next.name}
      isName
      text="is your next upgrade"
      note={
        <>
          <b className="text-foreground">{more} more happiness</b> than your{" "}
          <span translate="no">{own.name}</span>, for {cost}
          {moreUpkeep !== null && ` and ${formatSignedMoney(moreUpkeep)} upkeep per day`}.{" "}
          <Explain
            title={`your next upgrade from ${own.name}`}
            lines={[
              {
                label: `Happiness of your ${own.name}`,
                names: [own.name],
                value: formatWhole(own.happy),
              },
              {
                label: `Happiness of ${next.name}`,
                names: [next.name],
                value: formatWhole(next.happy),
              },
              { label: "More happiness", value: more },
              { label: "Cost", value: cost },
              ...(moreUpkeep === null
                ? []
                : [
                    {
                      label: "Upkeep per day",
                      value: `${orDash(next.upkeep, formatMoney)} − ${orDash(own.upkeep, formatMoney)} = ${formatSignedMoney(moreUpkeep)}`,
                    },
                  ]),
            ]}
            note="The cheapest property with more happiness than yours, before modifications and staff."
          />
        </>
      }
      status={[
        `+${more} happiness for ${formatMoneyShort(next.cost ?? 0)}${moreUpkeep === null ? "" : `, upkeep ${formatSignedMoneyShort(moreUpkeep)}`}`,
      ]}
      side={side}
    />
  );
}

interface PropertyCardProps extends Property, BesideOwn {}

/** A property on a phone: two lines, which open on the rest of its card. */
function PropertyLines({ mark, opened, ...property }: PropertyCardProps & { opened: Opened }) {
  const { id, name, cost, happy, upkeep } = property;
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
      </PropertyFacts>
    </OpeningRow>
  );
}

export function PropertyCard({ mark, ...property }: PropertyCardProps) {
  const { id, name, cost } = property;
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
      {mark && (
        <p
          className={cn(
            "flex items-center gap-1.5 text-small",
            mark === "Next" ? "font-semibold text-success" : "text-muted-foreground",
          )}
        >
          <ProgressCircle value={mark === "Next" ? 0 : 1} />
          {mark}
        </p>
      )}
      <PropertyFacts {...property} />
    </>
  );
}

interface PropertyFactsProps extends Property, Pick<BesideOwn, "own"> {
  children?: ReactNode;
}

/** All that a card shows below its name. */
function PropertyFacts({ children, own, ...property }: PropertyFactsProps) {
  const { happy, upkeep, modifications, staff } = property;
  const lines = explainCostPerHappy(property);
  const perHappy = orDash(costPerHappy(property), formatPrice);
  return (
    <dl className="mt-1 text-small">
      {children}
      <DescriptionRow label="Happiness" value={formatWhole(happy)} />
      <DescriptionRow
        label="Cost per happiness"
        value={lines === null ? perHappy : <Explained {...lines}>{perHappy}</Explained>}
      />
      <DescriptionRow label="Upkeep per day" value={orDash(upkeep, formatMoney)} />
      <Names label="Modifications" names={modifications} own={own?.modifications} />
      <Names label="Staff" names={staff} own={own?.staff} />
    </dl>
  );
}

interface NamesProps {
  label: string;
  names: readonly string[];
  /** Those of the player's own property. */
  own: readonly string[] | undefined;
}

function Names({ label, names, own = [] }: NamesProps) {
  return (
    <div className="mt-1">
      <dt className="inline text-muted-foreground">
        {label} ({formatWhole(names.length)}):{" "}
      </dt>
      <dd className="inline">{namesBesideOwn(names, own)}</dd>
    </div>
  );
}

/** The names, or how they differ from the player's own if that is shorter: "As yours, without Airstrip". */
function namesBesideOwn(names: readonly string[], own: readonly string[]): string {
  const less = own.filter((name) => !names.includes(name));
  const more = names.filter((name) => !own.includes(name));
  if (less.length + more.length >= names.length) return names.join(", ") || "None";
  const part = (word: string, of: readonly string[]) =>
    of.length > 0 && `${word} ${formatList(of)}`;
  return ["As yours", part("without", less), part("with", more)].filter(Boolean).join(", ");
}
