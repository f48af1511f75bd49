import { ArrowUpRight, TriangleAlert, UserX } from "lucide-react";

import { Flag } from "@/components/figures/flag";
import { PlayerName } from "@/components/game/player-name";
import { PaymentLink, Ticks } from "@/components/payout/payout";
import { Checkbox } from "@/components/ui/checkbox";
import {
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatShort,
  orDash,
} from "@/lib/format/numbers";
import { cn } from "@/lib/utils";
import { type ReactNode, use } from "react";

import type { PayRow } from "./rows";
import {
  didText,
  otherAmountText,
  proofText,
  scoreText,
  shortProofText,
  signedMoney,
} from "./text";

/** The columns of a row's figures on a wide page, which the list's header shares. */
export const PAY_GRID =
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 @4xl/page:gap-x-1.5 @4xl/page:grid-cols-[minmax(0,1fr)_repeat(6,3.25rem)_4.75rem_3.5rem_6.5rem]";

/** Pay from here on doesn’t fit its column, so it is shortened. The open row has it in full. */
const LONG_PAY = 1e10;

/** The width of the link or the proof at the end of a row. */
export const PAY_END = "w-20 shrink-0 md:w-36";

interface PayLineProps {
  row: PayRow;
  isChain: boolean;
  /** True if the amounts are unknown, since the income is. */
  isUnknown: boolean;
  /** True while the war is on: nothing can be paid. */
  isOpen: boolean;
  onToggle: () => void;
  /** The rest, while the row is open. */
  children: ReactNode;
}

/** A member: what they did, their pay, and the one action. It opens on how the pay is calculated. */
export function PayListRow({ row, isChain, isUnknown, isOpen, onToggle, children }: PayLineProps) {
  const { isOwn, isPaid, name } = row;
  return (
    <li
      className={cn(
        "relative border-b border-row",
        isOwn && "before:absolute before:inset-y-0 before:-left-3 before:w-0.75 before:bg-primary",
      )}
    >
      <div className="flex items-stretch gap-x-2 md:gap-x-3">
        <TickCell row={row} isUnknown={isUnknown} />
        <button
          type="button"
          aria-expanded={isOpen}
          className={cn(
            PAY_GRID,
            "min-h-13 min-w-0 flex-1 content-center py-1.5 text-left -outline-offset-2 hover:bg-accent @4xl/page:min-h-10 @4xl/page:py-1",
          )}
          onClick={onToggle}
        >
          <span
            className={cn(
              "min-w-0 leading-5 wrap-anywhere",
              isPaid ? "font-medium" : "font-semibold",
            )}
          >
            <PlayerName>{name}</PlayerName>
            {isOwn && <span className="font-normal text-muted-foreground"> you</span>}
          </span>{" "}
          <Counts row={row} isChain={isChain} />
          <span
            translate="no"
            className={cn("text-right leading-5 whitespace-nowrap", !isPaid && "font-semibold")}
          >
            {isUnknown ? (
              "–"
            ) : (
              <>
                <span className="md:hidden">{formatMoneyShort(row.money)}</span>
                <span className="max-md:hidden">
                  {row.money < LONG_PAY ? formatMoney(row.money) : formatMoneyShort(row.money)}
                </span>
              </>
            )}
          </span>{" "}
          <Detail row={row} isChain={isChain} />
        </button>
        <End row={row} isUnknown={isUnknown} />
      </div>
      {isOpen && children}
    </li>
  );
}

function TickCell({
  row: { id, name, isPaid, money },
  isUnknown,
}: Pick<PayLineProps, "row" | "isUnknown">) {
  const tick = use(Ticks);
  if (!isPaid && (money === 0 || isUnknown)) return <span className="w-8 shrink-0" />;
  return (
    <label className="-ml-3 grid w-11 shrink-0 cursor-pointer place-items-center">
      <Checkbox
        checked={isPaid}
        onCheckedChange={(isOn) => {
          tick(id, isOn);
        }}
      />
      <span className="sr-only">
        Paid: <span translate="no">{name}</span>
      </span>
    </label>
  );
}

/** The counts of each kind, which only a wide page shows in the row. */
function Counts({
  row: { contribution, fraction },
  isChain,
}: Pick<PayLineProps, "row" | "isChain">) {
  const { warHits, score, chain } = contribution;
  const cells: readonly (readonly [label: string, value: string])[] = [
    [isChain ? "hits" : "war hits", formatShort(warHits)],
    ["outside", chain === null ? "–" : isChain ? "" : formatShort(chain.outside)],
    ["assists", orDash(chain?.assists ?? null, formatShort)],
    ["losses", orDash(chain?.losses ?? null, formatShort)],
    ["retals", orDash(chain?.retaliations ?? null, formatShort)],
    ["bonus hits", orDash(chain?.bonusHits.length ?? null, formatShort)],
    [isChain ? "respect" : "score", scoreText(score)],
    ["share", fraction === null ? "–" : formatPercent(fraction * 100)],
  ];
  return cells.map(([label, value]) => (
    <span
      key={label}
      translate="no"
      // Most members have none of most kinds.
      className={cn(
        "hidden text-right leading-5 @4xl/page:block",
        value === "0" && "text-muted-foreground",
      )}
    >
      {value}
      {value !== "" && <span className="sr-only"> {label}, </span>}
    </span>
  ));
}

/** The second line: a warning, or what the member did. A wide page has that in columns, and no second line without a warning. */
function Detail({ row, isChain }: Pick<PayLineProps, "row" | "isChain">) {
  const { contribution, hasLeft, check, adjustment, fraction, isPaid } = row;
  const other = isPaid ? null : otherAmountText(check);
  const isPlain = other === null && !hasLeft && adjustment === 0;
  return (
    <>
      <span
        className={cn(
          "min-w-0 text-small leading-4.5 wrap-anywhere text-muted-foreground @4xl/page:col-span-9",
          isPlain && "@4xl/page:hidden",
        )}
      >
        {other !== null && (
          <span className="text-warning">
            <TriangleAlert aria-hidden className="mr-1 inline size-3.5 align-[-0.125rem]" />
            {other}
          </span>
        )}
        {other === null && hasLeft && (
          <span className="mr-1.5 [&>span]:h-4.5 [&>span]:text-small">
            <Flag Icon={UserX}>Left the faction</Flag>
          </span>
        )}
        {other === null && (
          <span className="@4xl/page:hidden">{didText(contribution, isChain)}</span>
        )}
      </span>{" "}
      <span
        className={cn(
          "text-right text-small leading-4.5 whitespace-nowrap text-muted-foreground",
          adjustment === 0 && "@4xl/page:hidden",
        )}
      >
        {adjustment !== 0
          ? signedMoney(adjustment)
          : fraction === null
            ? "–"
            : formatPercent(fraction * 100)}
      </span>
    </>
  );
}

/** The link that pays, or the proof of a payment. */
function End({ row, isUnknown }: Pick<PayLineProps, "row" | "isUnknown">) {
  const { id, name, money, hasLeft, isPaid, check } = row;
  if (isPaid) {
    const isTwice = check?.kind === "twice";
    return (
      <span
        className={cn(
          PAY_END,
          "grid content-center py-1.5 text-right",
          isTwice ? "text-destructive" : "text-muted-foreground",
        )}
      >
        <b className={cn("leading-5 font-medium", !isTwice && "text-foreground")}>
          {isTwice ? "Paid twice" : "Paid"}
        </b>
        <span className="text-small leading-4.5 max-md:hidden">{proofText(check)}</span>
        <span className="text-small leading-4.5 md:hidden">{shortProofText(check)}</span>
      </span>
    );
  }
  if (isUnknown || money === 0) return <span className={PAY_END} />;
  return (
    <span className={cn(PAY_END, "grid content-center")}>
      <PaymentLink
        memberId={id}
        name={name}
        money={money}
        onto={hasLeft ? "wallet" : "balance"}
        className="max-md:px-1"
      >
        {hasLeft ? "Pay" : "Add"}{" "}
        <span className="max-md:sr-only">{hasLeft ? "in game" : "to balance"}</span>{" "}
        <ArrowUpRight aria-hidden className="inline max-md:size-3.5" />
      </PaymentLink>
    </span>
  );
}
