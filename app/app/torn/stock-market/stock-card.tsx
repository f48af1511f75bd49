import type { ReactNode } from "react";

import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { GamePicture } from "@/components/game/game-picture";
import { OpeningRow } from "@/components/list/two-line-row";
import type { useOpened } from "@/components/window/use-opened";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPrice,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import type { DueDividend } from "@/lib/game/stocks/dividends";
import type { Position } from "@/lib/game/stocks/position";
import type { Stock } from "@/lib/game/stocks/stock";

import type { SortId } from "./filters";

interface StockCardProps {
  stock: Stock;
  position: Position | undefined;
  /** The stock's dividend if it waits to be collected. */
  ready: DueDividend | undefined;
  /** Opens the prices. Closing them returns the focus to the button. */
  onOpen: (stock: Stock, button: HTMLElement) => void;
  opened: ReturnType<typeof useOpened>;
  /** Market cap and investors are in sight while the stocks are sorted by them. */
  sort: SortId;
}

/** A stock on a phone: two lines, which open on the rest of its card. */
export function StockLines(card: StockCardProps) {
  const { id, acronym, name, benefit } = card.stock;
  const { ready, position, opened } = card;
  const [figure, second] = figuresOf(card);
  return (
    <OpeningRow
      id={String(id)}
      isOpen={opened.isOpen(String(id))}
      toggle={opened.toggle}
      title={
        <span translate="no">
          <b>{acronym}</b> <span className="font-normal">{name}</span>
        </span>
      }
      figure={figure}
      detail={
        ready !== undefined ? (
          <>
            <span className="text-success">Ready: {readyText(ready)}</span>
            {position !== undefined && pendingText(position)}
          </>
        ) : (
          stateText(card)
        )
      }
      second={second}
    >
      <StockFacts {...card}>
        <DescriptionRow label="Id" value={String(id)} />
        <DescriptionRow label="Benefit" value={benefit.description} wide />
      </StockFacts>
    </OpeningRow>
  );
}

/** The two figures of a row: what the stocks are sorted by is one of them. Without shares, the value that the player owns is blank. */
function figuresOf({ stock, position, sort }: StockCardProps): readonly [string, string] {
  const price = formatPrice(stock.price);
  const worth = position?.shares ? formatMoneyShort(position.value) : null;
  if (isOfMarket(sort)) return [price, marketText(stock, sort)];
  if (sort === "owned") return [worth ?? "", `${price} a share`];
  return [price, worth === null ? "" : `${worth} owned`];
}

/** "Drug Pack" of "1x Drug Pack". */
const withoutOne = (description: string) => description.replace(/^1x /, "");

/** "Drug Pack", or of two tiers "2 × Drug Pack". */
const readyText = ({ stock, tiers }: DueDividend) =>
  `${timesText(tiers)}${withoutOne(stock.benefit.description)}`;

/**
 * Of a stock that the player owns, "3 × $1,000,000 per 31 days", "Drug Pack per 7 days, 1 pending", "Pending: Box of Grenades" or
 * "None yet, 800,000 shares short".
 */
function stateText({ stock, position }: StockCardProps): string {
  const words = benefitText(stock.benefit);
  if (!position?.shares) return words;
  const { activeTiers, pendingTiers } = position;
  if (activeTiers > 0) return `${timesText(activeTiers)}${words}${pendingText(position)}`;
  return pendingTiers > 0
    ? `Pending: ${timesText(pendingTiers)}${startingUpper(withoutOne(stock.benefit.description))}`
    : startingUpper(tierText(position));
}

/** ", 1 pending", or "" if no tier is pending. */
const pendingText = ({ pendingTiers }: Position) =>
  pendingTiers > 0 ? `, ${formatWhole(pendingTiers)} pending` : "";

/** "2 × ", or "" for a single tier. */
const timesText = (tiers: number) => (tiers > 1 ? `${formatWhole(tiers)} × ` : "");

/** "$50,000,000 per 31 days", short enough for a phone; for a passive benefit, its description. */
function benefitText({ kind, description, everyDays }: Stock["benefit"]): string {
  if (kind === "passive" || everyDays === 0) {
    return startingUpper(description);
  }
  return `${withoutOne(description)} per ${formatCount(everyDays, "day", "days")}`;
}

export function StockCard(card: StockCardProps) {
  const { stock, position, ready, opened, sort } = card;
  const { id, acronym, name, price, benefit, marketCap, investors } = stock;
  const isWhole = opened.isOpen(String(id)) || isOfMarket(sort);
  const isOwn = position !== undefined && position.shares > 0;
  /** The figure that the cards are sorted by leads, as in the rows of a phone. */
  const isByValue = isOwn && sort === "owned";
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0">
          <b>{acronym}</b> {name} <span className="text-muted-foreground">[{id}]</span>
        </h2>
        <p className="font-semibold whitespace-nowrap">
          {isByValue ? formatMoneyShort(position.value) : formatPrice(price)}
        </p>
      </div>
      <div className="pair text-small">
        <div className="min-w-0">
          <p>{startingUpper(benefit.description)}</p>
          <p className="text-muted-foreground">{termsText(benefit)}</p>
        </div>
        <GamePicture url={stock.logoUrl} widthPx={40} heightPx={40} />
      </div>
      {isWhole && (
        <dl className="text-small">
          <DescriptionRow label="Market cap" value={orDash(marketCap, formatMoney)} />
          <DescriptionRow label="Investors" value={orDash(investors, formatWhole)} />
        </dl>
      )}
      {isOwn && (
        <p className="mt-0.5 text-small">
          You own <b>{formatCount(position.shares, "share", "shares")}</b>
          {isByValue ? " " : ", "}
          <Worth position={position}>
            {isByValue ? `at ${formatPrice(price)}` : formatMoneyShort(position.value)}
          </Worth>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 text-small">
        {isOwn && (
          <p className="mr-auto first-letter:uppercase">
            <Tiers position={position} isReady={ready !== undefined} />
          </p>
        )}
        <PricesButton {...card} />
        {!isOfMarket(sort) && (
          <button
            type="button"
            aria-expanded={isWhole}
            className={ACTION}
            onClick={() => {
              opened.toggle(String(id), !isWhole);
            }}
          >
            {isWhole ? "Less" : "More"}
            <span className="sr-only">
              {" "}
              about <span translate="no">{acronym}</span>
            </span>
          </button>
        )}
      </div>
    </>
  );
}

/** "An Advanced firewall" of "an Advanced firewall". */
const startingUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Active, every 7 days, requires 500,000 shares", "Passive, on after 7 days, requires 100,000 shares". */
function termsText({ kind, everyDays, requirement }: Stock["benefit"]): string {
  const days = everyDays === 0 ? null : formatCount(everyDays, "day", "days");
  const terms =
    kind === "active"
      ? ["Active", days && `every ${days}`]
      : ["Passive", days === null ? "always on" : `on after ${days}`];
  const shares = `requires ${formatCount(requirement, "share", "shares")}`;
  return [...terms, shares].filter(Boolean).join(", ");
}

const ACTION = "inline-flex min-h-7 items-center text-small text-primary underline max-md:min-h-11";

/** True if the stocks are sorted by a figure of the market that a card shows only when it is opened. */
const isOfMarket = (sort: SortId): sort is "cap" | "investors" =>
  sort === "cap" || sort === "investors";

/** "$24.4t cap", "17,940 investors". */
const marketText = ({ marketCap, investors }: Stock, sort: "cap" | "investors") =>
  sort === "cap"
    ? `${orDash(marketCap, formatMoneyShort)} cap`
    : `${orDash(investors, formatWhole)} investors`;

interface StockFactsProps extends StockCardProps {
  /** Rows above the others. */
  children: ReactNode;
}

/** All about a stock, below its row on a phone. */
function StockFacts({ children, ...card }: StockFactsProps) {
  const { benefit, marketCap, investors } = card.stock;
  const { position } = card;
  const isActive = benefit.kind === "active";
  const days = benefit.everyDays === 0 ? null : formatCount(benefit.everyDays, "day", "days");
  return (
    <>
      <dl className="mt-1 text-small">
        {children}
        <DescriptionRow
          label="Benefit type"
          value={isActive ? "Active, you collect it" : "Passive"}
        />
        <DescriptionRow
          label="Frequency"
          value={
            isActive
              ? (days ?? "–")
              : ["always on", days && `after ${days}`].filter(Boolean).join(" ")
          }
        />
        <DescriptionRow
          label="Requirement"
          value={formatCount(benefit.requirement, "share", "shares")}
        />
        {marketCap !== null && <DescriptionRow label="Market cap" value={formatMoney(marketCap)} />}
        {investors !== null && <DescriptionRow label="Investors" value={formatWhole(investors)} />}
      </dl>
      {position !== undefined && position.shares > 0 && (
        <Owned position={position} isReady={card.ready !== undefined} />
      )}
      <PricesButton {...card} />
    </>
  );
}

const PricesButton = ({ stock, onOpen }: Pick<StockCardProps, "stock" | "onOpen">) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={`Prices of ${stock.acronym}`}
    className={ACTION}
    onClick={(event) => {
      onOpen(stock, event.currentTarget);
    }}
  >
    Prices
  </button>
);

interface OwnedProps {
  position: Position;
  /** True if a dividend waits to be collected. */
  isReady: boolean;
}

/** The player's shares of a stock, their value and the tiers. */
const Owned = ({ position, isReady }: OwnedProps) => (
  <dl className="mt-1.5 border-t border-row pt-1 text-small">
    <DescriptionRow
      label="You own"
      value={<b>{formatCount(position.shares, "share", "shares")}</b>}
    />
    <DescriptionRow
      label="Worth"
      value={<Worth position={position}>{formatMoney(position.value)}</Worth>}
    />
    <DescriptionRow label="Your tiers" value={<Tiers position={position} isReady={isReady} />} />
  </dl>
);

interface WorthProps {
  position: Position;
  children: string;
}

/** A figure of the player's shares, with how their value is calculated. */
const Worth = ({ position: { stock, shares, value }, children }: WorthProps) => (
  <span className="inline-flex items-center gap-1">
    {children}
    <Explain
      title={`the value of your ${stock.acronym}`}
      lines={[
        {
          label: "Shares × price",
          value: `${formatWhole(shares)} × ${formatPrice(stock.price)}`,
        },
        { label: "Value", value: formatMoney(value) },
      ]}
    />
  </span>
);

const Tiers = ({ position, isReady }: OwnedProps) => (
  <>
    {tierText(position)}
    {isReady && <span className="text-success">, ready to collect</span>}
  </>
);

/** "2 active, 1 pending", "none yet, 800,000 shares short". */
function tierText(position: Position): string {
  const { activeTiers, pendingTiers, stock, shares } = position;
  const short = stock.benefit.requirement - shares;
  return [
    activeTiers > 0 && `${activeTiers} active`,
    pendingTiers > 0 && `${pendingTiers} pending`,
    activeTiers + pendingTiers === 0 && "none yet",
    activeTiers + pendingTiers === 0 &&
      short > 0 &&
      `${formatCount(short, "share", "shares")} short`,
  ]
    .filter(Boolean)
    .join(", ");
}
