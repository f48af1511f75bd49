import { DescriptionRow } from "@/components/figures/description-list";
import { WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { formatCount, formatList, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { CompanySpecial, CompanyStock } from "@/lib/game/companies/company-type";
import { specialsByRating } from "@/lib/game/companies/openings";

import { CardCollapsible } from "./card-collapsible";
import { Positions } from "./positions";
import { type CompanyRow, openCount } from "./rows";
import type { OpenSections } from "./use-open-sections";

/** Of the positions that are open to the player, how many a card names. */
const NAMED = 6;

export function CompanyCard({ row, folds }: { row: CompanyRow; folds: OpenSections }) {
  const { id, name, cost, defaultEmployees, positions, stock, specials } = row.company;
  const open = openCount(row);
  const openNames = (row.openings ?? [])
    .filter(({ isOpen }) => isOpen)
    .map(({ position }) => position.name);
  const fold = (title: string) => ({
    title,
    cardTitle: name,
    isOpen: folds.isOpen(`${id} ${title}`),
    onToggle: (isOpen: boolean) => {
      folds.toggle(`${id} ${title}`, isOpen);
    },
  });
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0 font-semibold">
          {name} <span className="font-normal text-muted-foreground">[{id}]</span>
        </h2>
        <p className="font-semibold whitespace-nowrap">{formatMoney(cost)}</p>
      </div>
      <dl className="mt-1 mb-1 text-small">
        <DescriptionRow label="Default employees" value={formatWhole(defaultEmployees)} />
        {openNames.length > 0 && (
          <div className="mt-1">
            <dt className="inline text-muted-foreground">Open to you: </dt>
            <dd className="inline">
              <WithNames names={openNames}>{formatList(openNames, NAMED)}</WithNames>
            </dd>
          </div>
        )}
      </dl>
      <CardCollapsible
        {...fold("Positions")}
        aside={
          open === null
            ? formatWhole(positions.length)
            : `${formatWhole(positions.length)}, ${open === positions.length && open > 0 ? "all" : formatWhole(open)} open to you`
        }
        isEmpty={positions.length === 0}
      >
        <Positions row={row} />
      </CardCollapsible>
      <CardCollapsible
        {...fold("Stock Items")}
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
        {...fold("Specials")}
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

function StockItem({ name, cost, rrp }: CompanyStock) {
  return (
    <>
      <h4 translate="no" className="font-semibold">
        {name}
      </h4>
      <p>
        {cost === null ? "A service, not bought in" : `Costs ${formatMoney(cost)}`} · Recommended
        price {orDash(rrp, formatMoney)}
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
