import { FailedCalls } from "@/components/feedback/failed-calls";
import { GameLink } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { PlayerName } from "@/components/game/player-name";
import type { TwoLines } from "@/components/list/two-line-row";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { ownListingsQuery } from "@/lib/api/endpoints/user-item-market";
import { type FinishedTrade, finishedTradesQuery } from "@/lib/api/endpoints/user-trades";
import { formatGameDate, formatIsoMoment } from "@/lib/format/days";
import { formatCount, formatMoney, orDash } from "@/lib/format/numbers";
import { formatSignedPercent } from "@/lib/format/signed";
import {
  aboveAverage,
  listingsValue,
  listingValue,
  type OwnListing,
} from "@/lib/game/ledger/listings";
import { keyOwnerStore } from "@/lib/store/account/player";

const tradeUrl = (tradeId: number) => `https://www.torn.com/trade.php#step=view&ID=${tradeId}`;

/** Trade for a key that can't read the log: the player's listings on the item market and their finished trades. */
export function TradeWithoutLog() {
  const session = useSession();
  const listings = useOptionalQuery(ownListingsQuery(session));
  const trades = useOptionalQuery(finishedTradesQuery(session));
  return (
    <>
      <FailedCalls
        parts={[
          {
            ...listings,
            path: "user/itemmarket",
            text: "Couldn’t load your listings on the item market.",
          },
          { ...trades, path: "user/trades", text: "Couldn’t load your trades." },
        ]}
      />
      {listings.data && <Listings listings={listings.data.entries} />}
      {trades.data && <Trades trades={trades.data.entries} />}
    </>
  );
}

const column = columnsFor<OwnListing>();

const percentText = (part: number | null) =>
  orDash(part, (known) => formatSignedPercent(known * 100));

const listingColumns = column.columns([
  column.accessor("name", {
    id: "item",
    header: "Item",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => (
      <>
        <b className="font-semibold" translate="no">
          {original.name}
        </b>
        {original.isAnonymous && (
          <span className="block text-small text-muted-foreground">anonymous</span>
        )}
      </>
    ),
  }),
  column.accessor("amount", { id: "amount", header: "Listed", ...INTEGER }),
  column.accessor("price", { id: "price", header: "Price", ...MONEY }),
  column.accessor((listing) => aboveAverage(listing) ?? undefined, {
    id: "above",
    header: "Against average",
    sortUndefined: "last",
    meta: { ...NUMERIC, text: (listing: OwnListing) => percentText(aboveAverage(listing)) },
    cell: ({ row }) => percentText(aboveAverage(row.original)),
  }),
  column.accessor(listingValue, { id: "value", header: "If sold, after fees", ...MONEY }),
]);

const listingLines = (listing: OwnListing): TwoLines => ({
  title: <span translate="no">{listing.name}</span>,
  figure: formatMoney(listingValue(listing)),
  detail: `${formatCount(listing.amount, "listed", "listed")} at ${formatMoney(listing.price)}${listing.isAnonymous ? ", anonymous" : ""}`,
  second: percentText(aboveAverage(listing)),
});

const HIGHEST_FIRST = [{ id: "value", desc: true }];

function Listings({ listings }: { listings: readonly OwnListing[] }) {
  return (
    <section aria-label="Your listings" className="mt-6">
      {listings.length === 0 ? (
        <>
          <SectionHeader title="Your listings" aside={0} />
          <p className="mt-2 text-muted-foreground">You have nothing on the item market.</p>
        </>
      ) : (
        <>
          <DataTable
            title="Your listings"
            name="listings"
            columns={listingColumns}
            rows={listings}
            rowId={({ id }) => String(id)}
            initialSort={HIGHEST_FIRST}
            firstSort="desc"
            phoneLines={listingLines}
          />
          <p className="mt-2 text-small text-muted-foreground">
            If all is sold: {formatMoney(listingsValue(listings))} after the fee of 5%, 15% for
            anonymous listings. The API lists no bazaars.
          </p>
        </>
      )}
    </section>
  );
}

function Trades({ trades }: { trades: readonly FinishedTrade[] }) {
  const ownId = useStoredValue(keyOwnerStore);
  return (
    <section aria-label="Your trades" className="mt-6">
      <SectionHeader title="Your trades" aside={trades.length} />
      {trades.length === 0 ? (
        <p className="mt-2 text-muted-foreground">You have no finished trades.</p>
      ) : (
        <ul>
          {trades.map((trade) => (
            <TradeRow key={trade.id} trade={trade} ownId={ownId} />
          ))}
        </ul>
      )}
      <p className="mt-2 text-small text-muted-foreground">
        The latest 100. What each brought and what it cost is only in your log.
      </p>
    </section>
  );
}

function TradeRow({ trade, ownId }: { trade: FinishedTrade; ownId: string }) {
  const { id, description, completedAtMs, players } = trade;
  const partner = players.find((player) => String(player.id) !== ownId) ?? players[0];
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-row py-1">
      <span className="min-w-0 grow">
        {partner && (
          <b className="font-semibold">
            <PlayerName>{partner.name}</PlayerName>
          </b>
        )}
        {description !== "" && <span className="text-muted-foreground"> {description}</span>}
      </span>
      <span className="text-muted-foreground">
        {completedAtMs === null ? (
          "not completed"
        ) : (
          <time dateTime={formatIsoMoment(completedAtMs)}>{formatGameDate(completedAtMs)}</time>
        )}
      </span>
      <GameLink href={tradeUrl(id)}>
        Open <span className="sr-only">trade {id}</span>
      </GameLink>
    </li>
  );
}
