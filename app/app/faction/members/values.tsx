import { Banknote, Clock, X } from "lucide-react";

import { stateText } from "@/components/faction/state-text";
import { Flag } from "@/components/figures/flag";
import { GameTime } from "@/components/game/game-time";
import { formatMoney } from "@/lib/format/numbers";

import type { MemberRow } from "./rows";

export function LastAction({ lastAction, isMarked }: Pick<MemberRow, "lastAction" | "isMarked">) {
  if (lastAction.relative === "") return <Unsaid />;
  if (!isMarked) return lastAction.relative;
  return (
    <Flag Icon={Clock}>
      {lastAction.relative} <span className="sr-only">(over 7 days)</span>
    </Flag>
  );
}

/** The older API does not say whether a member is in a crime. */
export function InOc({ isInOc }: Pick<MemberRow, "isInOc">) {
  if (isInOc === null) return <Unsaid />;
  return isInOc ? "Yes" : <Flag Icon={X}>No</Flag>;
}

/** "Hospital until 14:20", "Hospital in Japan until 14:20". */
export function State({
  state,
  stateUntilMs,
  stateEnds,
  abroadIn,
}: Pick<MemberRow, "state" | "stateUntilMs" | "stateEnds" | "abroadIn">) {
  if (state === "") return <Unsaid />;
  const words = stateText(state, abroadIn);
  if (stateUntilMs === null) return words;
  return (
    <>
      {words} until <GameTime atMs={stateUntilMs}>{stateEnds}</GameTime>
    </>
  );
}

/** A word of the game, where it says one. */
export const Word = ({ children }: { children: string | null }) =>
  children === null || children === "" ? <Unsaid /> : children;

const Unsaid = () => <span title="The game doesn’t say">–</span>;

interface BalanceProps {
  value: number | null;
  format: (figure: number) => string;
}

/** In full; a debt is marked. */
export const MoneyHeld = ({ money }: Pick<MemberRow, "money">) =>
  money !== null && money < 0 ? (
    <Flag Icon={Banknote}>
      {formatMoney(money)} <span className="sr-only">(owes money)</span>
    </Flag>
  ) : (
    <Balance value={money} format={formatMoney} />
  );

/** What the faction keeps for a member. */
export const Balance = ({ value: figure, format }: BalanceProps) =>
  figure === null ? <span title="Its record couldn’t be read">–</span> : format(figure);
