import { Clock, X } from "lucide-react";

import { GameTime } from "@/components/game/game-time";
import { Flag } from "@/components/state/flag";

import type { MemberRow } from "./rows";

export function LastAction({ lastAction, isMarked }: Pick<MemberRow, "lastAction" | "isMarked">) {
  if (!isMarked) return lastAction.relative;
  return (
    <Flag Icon={Clock}>
      {lastAction.relative} <span className="sr-only">(over 7 days)</span>
    </Flag>
  );
}

/** The older API does not say whether a member is in a crime. */
export function InCrime({ inCrime }: Pick<MemberRow, "inCrime">) {
  if (inCrime === null) return <Unsaid />;
  return inCrime ? "Yes" : <Flag Icon={X}>No</Flag>;
}

/** "Hospital until 14:20". */
export function Status({
  state,
  statusUntilMs,
  statusEnds,
}: Pick<MemberRow, "state" | "statusUntilMs" | "statusEnds">) {
  if (state === "") return <Unsaid />;
  if (statusUntilMs === null) return state;
  return (
    <>
      {state} until <GameTime atMs={statusUntilMs}>{statusEnds}</GameTime>
    </>
  );
}

/** A word of the game, where it says one. */
export const Word = ({ children }: { children: string | null }) =>
  children === null || children === "" ? <Unsaid /> : children;

const Unsaid = () => <span title="The game doesn’t say">–</span>;

interface BalanceProps {
  of: number | null;
  format: (figure: number) => string;
}

/** What the faction keeps for a member. */
export const Balance = ({ of: figure, format }: BalanceProps) =>
  figure === null ? <span title="Its record couldn’t be read">–</span> : format(figure);
