import { useState } from "react";

import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { WithNames } from "@/components/game/player-name";
import { Button } from "@/components/ui/button";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatOrdinal } from "@/lib/format/ordinal";
import { formatSignedMoney } from "@/lib/format/signed";
import { cn } from "@/lib/utils";

import { explainNext } from "./set-explanation";
import type { ItemRow, SetRow } from "./set-rows";

/** The columns of circles, each of which is a set. */
const COLUMNS = 6;

/** The complete sets that are shown before the next one. */
const COMPLETE_SHOWN = 3;

interface SetListProps {
  row: SetRow;
  pointPrice: number | null;
}

/** The items of a large set: how many sets each is enough for, and what one more would gain. */
export function SetList({ row, pointPrice }: SetListProps) {
  const { name, items, count } = row;
  const complete = count?.complete ?? 0;
  const first = Math.max(0, complete - COMPLETE_SHOWN);
  const numbers = Array.from({ length: COLUMNS }, (_, index) => first + index + 1);
  const sum = explainNext(row, pointPrice);
  const [isAll, setAll] = useState(false);
  const last = numbers.at(-1) ?? 0;
  const plenty = items.filter((item) => isPlenty(item, last)).length;
  const isFolded = !isAll && plenty > 1;
  return (
    <section aria-label={name}>
      <SectionHeader
        title={<span translate="no">{name}</span>}
        aside={count === null ? "not counted" : `${formatWhole(complete)} complete`}
      >
        <p className="px-2.5 py-1 font-semibold">
          <Verdict row={row} />
        </p>
      </SectionHeader>
      <table aria-label={name} className="w-full border-separate border-spacing-0">
        <thead className="text-small text-muted-foreground">
          <tr className="h-9 *:border-b *:border-rule *:align-bottom *:pb-1.5 *:font-normal">
            <th scope="col" className="text-left">
              {formatWhole(items.length)} items
              <span className="max-md:hidden">, scarcest first</span>
            </th>
            <td aria-hidden className="w-30">
              <span className="flex justify-end gap-2">
                {numbers.map((number, index) => (
                  <span
                    key={index}
                    className={cn(
                      "w-3 text-center",
                      number <= complete && "font-semibold text-primary",
                    )}
                  >
                    {formatWhole(number)}
                  </span>
                ))}
              </span>
            </td>
            <th scope="col" className="w-12 text-right">
              Held
            </th>
            <th scope="col" className="w-20 text-right max-md:hidden">
              Market
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemLine
              key={item.id}
              item={item}
              complete={complete}
              numbers={numbers}
              isHidden={isFolded && isPlenty(item, last)}
            />
          ))}
        </tbody>
      </table>
      {isFolded && (
        <p className="flex items-center justify-between gap-x-4 border-b border-rule py-1 text-muted-foreground md:hidden">
          {formatWhole(plenty)} others: enough for {formatWhole(last)} sets
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setAll(true);
            }}
          >
            Show all
          </Button>
        </p>
      )}
      {sum && (
        <div className="pt-2">
          <DescriptionList>
            {sum.lines.map(({ label, value, names = [], isTotal = false }) => (
              <DescriptionRow
                key={label}
                label={<WithNames names={names}>{label}</WithNames>}
                value={value}
                wide
                isTotal={isTotal}
              />
            ))}
          </DescriptionList>
        </div>
      )}
    </section>
  );
}

/** "Worth completing: +$26,777". */
function Verdict({ row: { count } }: { row: SetRow }) {
  if (count === null) return "–";
  const { gain, verdict } = count.next;
  return (
    <>
      <span className="inline-block first-letter:uppercase max-md:sr-only">{verdict}:</span>{" "}
      <Toned value={gain}>{orDash(gain, formatSignedMoney)}</Toned>
    </>
  );
}

/** True for an item that is enough for all the sets shown. */
const isPlenty = ({ held, needed }: ItemRow, sets: number) =>
  held !== null && held >= sets * needed;

interface ItemLineProps {
  /** True if a phone leaves it out. */
  isHidden: boolean;
  item: ItemRow;
  complete: number;
  numbers: readonly number[];
}

function ItemLine({ item, complete, numbers, isHidden }: ItemLineProps) {
  const { name, country, held, needed, missing, price } = item;
  const isScarce = missing > 0;
  return (
    <tr
      className={cn(
        "h-9 *:border-b *:border-row max-md:h-8 [&:nth-child(5n)>*]:border-row-fifth [&:last-child>*]:border-rule",
        isHidden && "max-md:hidden",
      )}
    >
      <th
        scope="row"
        translate="no"
        className={cn("text-left wrap-anywhere", isScarce ? "font-semibold" : "font-normal")}
      >
        {name}{" "}
        {needed > 1 && <span className="text-small font-normal">× {formatWhole(needed)} </span>}
        {country !== null && (
          <span className="text-small font-normal text-muted-foreground max-md:hidden">
            {country}
          </span>
        )}
      </th>
      <td>
        <span aria-hidden className="flex justify-end gap-2">
          {numbers.map((number, index) => (
            <span
              key={index}
              className={cn("size-3 rounded-full border", circleOf(item, number, complete))}
            />
          ))}
        </span>
        {isScarce && (
          <span className="sr-only">missing for the {formatOrdinal(complete + 1)} set</span>
        )}
      </td>
      <td translate="no" className={cn("text-right", isScarce && "font-semibold text-primary")}>
        {orDash(held, formatWhole)}
      </td>
      <td translate="no" className="text-right max-md:hidden">
        {orDash(price, formatMoney)}
      </td>
    </tr>
  );
}

/** A full circle is an item of a complete set, or one for a further set; a dashed one is missing for the next set. */
function circleOf({ held, needed, missing }: ItemRow, number: number, complete: number): string {
  if (number <= complete) return "border-primary bg-primary";
  if (number === complete + 1 && missing > 0) return "border-dashed border-primary";
  const isHeld = held !== null && held >= number * needed;
  return cn("border-muted-foreground", isHeld && "bg-muted-foreground");
}
