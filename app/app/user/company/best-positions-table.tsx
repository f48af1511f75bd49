import { Copy, Pin } from "lucide-react";
import { type ReactNode, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { copyText } from "@/components/feedback/copy-text";
import { Collapsible } from "@/components/figures/collapsible";
import { Explain } from "@/components/figures/explain";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { Button } from "@/components/ui/button";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHead,
} from "@/components/ui/table";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { formatCount, formatList, formatWhole } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import {
  type BestPositions,
  bestSwap,
  hasSmallGain,
  isMove,
  type Placement,
} from "@/lib/game/companies/best-positions";
import { keepEmployee } from "@/lib/store/user/kept-employees";

import { explainBest, gainText, NO_SEAT } from "./best-positions-explanation";

/** The order with the most points from working stats. A pin keeps an employee in the position. */
export function BestPositionsTable({ best }: { best: BestPositions }) {
  const isMobile = useIsMobile();
  const { placements, excluded } = best;
  // A pin may change whether there is a move, and must not close the list that it is in.
  const [isOpenAtFirst] = useState(() => !hasNothingToDo(best));
  return (
    <section aria-label="Best positions">
      <Collapsible
        title="Best positions"
        {...(placements.length > 0 && { aside: movesText(best) })}
        isOpenAtFirst={isOpenAtFirst}
      >
        {placements.length === 0 ? (
          <EmptyState title="No best positions">
            Nobody’s working stats and position are both known. Employees’ stats need a key with
            Limited Access or higher.
          </EmptyState>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <p>
                <Result {...best} />
              </p>
              <CopyMoves placements={placements} />
            </div>
            {isMobile ? <PlacementList {...best} /> : <PlacementTable {...best} />}
          </>
        )}
        <p className="mt-2 max-w-160 text-small text-muted-foreground">
          {excluded.length > 0 && (
            <WithNames names={excluded}>{`Not compared: ${formatList(excluded)}. `}</WithNames>
          )}
          Only the working stats part is compared: a new manager can change everyone’s management,
          and a point isn’t worth the same in every position. Some lose so that all gain more. Keep
          whom you don’t want to move.
        </p>
      </Collapsible>
    </section>
  );
}

/** The moves of one swap. */
const SWAP_MOVES = 2;

/** True if today's seats need no move and the player hasn't kept anybody. */
const hasNothingToDo = (best: BestPositions) =>
  best.placements.length > 0 &&
  best.areOfToday &&
  (best.moves === 0 || hasSmallGain(best)) &&
  !best.placements.some(({ isKept }) => isKept);

/** "+60 with 4 moves"; "swap +25, 4 moves +26" if a swap alone gains. */
function movesText(best: BestPositions): string {
  const { moves, pointsBest, pointsNow } = best;
  if (moves === 0 || hasSmallGain(best)) return "No move worth making";
  const gain = signed(pointsBest - pointsNow, formatWhole);
  const count = formatCount(moves, "move", "moves");
  const swap = moves > SWAP_MOVES ? bestSwap(best) : null;
  return swap === null
    ? `${gain} with ${count}`
    : `swap ${signed(swap.gain, formatWhole)}, ${count} ${gain}`;
}

function CopyMoves({ placements }: Pick<BestPositions, "placements">) {
  const moves = placements.filter(isMove);
  if (moves.length === 0) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-mx-2.5"
      onClick={() => {
        void copyText(movesToCopy(moves), {
          copied: formatCount(moves.length, "move", "moves"),
          otherwise: "Copy the moves by hand.",
        });
      }}
    >
      <Copy aria-hidden />
      Copy moves
    </Button>
  );
}

/** "Working stats: 847 points now, 907 with 4 moves, +60, 2 kept." The seats are named only if they aren't today's. */
function Result(best: BestPositions) {
  const { pointsNow, pointsBest, moves, placements, areOfToday } = best;
  const kept = placements.filter(({ isKept }) => isKept).length;
  return (
    <span>
      Working stats: <b>{formatWhole(pointsNow)}</b> points now,{" "}
      {moves === 0 ? (
        "which is the most that these seats give"
      ) : (
        <>
          <b>{formatWhole(pointsBest)}</b> with {formatCount(moves, "move", "moves")},{" "}
          {signed(pointsBest - pointsNow, formatWhole)}
          {hasSmallGain(best) && ": no move worth making"}
        </>
      )}
      {!areOfToday && ", in the seats you changed"}
      {kept > 0 && `, ${formatWhole(kept)} kept`}
      {". "}
      <Explain {...explainBest(best)} />
    </span>
  );
}

/** "Rook: Receptionist → Delivery Driver, +40", a line each. */
const movesToCopy = (moves: readonly Placement[]) =>
  moves
    .map((move) => `${move.name}: ${move.from} → ${move.to ?? NO_SEAT}, ${gainText(move)}`)
    .join("\n");

function PlacementTable({ placements, pointsNow, pointsBest }: BestPositions) {
  return (
    <Table aria-label="Best positions">
      <TableHeader>
        <TableRow>
          <TableHead namesRow className="pb-2">
            Employee
          </TableHead>
          <TableHead className="pb-2">Now</TableHead>
          <TableHead className="pb-2 text-right">Points</TableHead>
          <TableHead className="pb-2 pl-8">Best</TableHead>
          <TableHead className="pb-2 text-right">Points</TableHead>
          <TableHead className="pb-2 text-right">Change</TableHead>
          <TableHead className="pb-2 text-right">Keep</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {placements.map((placement) => (
          <TableRow key={placement.id}>
            <TableRowHead>
              <PlayerName>{placement.name}</PlayerName>
            </TableRowHead>
            <TableCell translate="no">{placement.from}</TableCell>
            <TableCell className="text-right">{formatWhole(placement.pointsNow)}</TableCell>
            <TableCell className="pl-8">
              <Best {...placement} />
            </TableCell>
            <TableCell className="text-right">{formatWhole(placement.pointsBest)}</TableCell>
            <TableCell className="text-right">{gainText(placement)}</TableCell>
            <TableCell className="text-right">
              <Keep {...placement} />
            </TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableRowHead className="font-semibold">Total</TableRowHead>
          <TableCell />
          <TableCell className="text-right font-semibold">{formatWhole(pointsNow)}</TableCell>
          <TableCell />
          <TableCell className="text-right font-semibold">{formatWhole(pointsBest)}</TableCell>
          <TableCell className="text-right font-semibold">
            {signed(pointsBest - pointsNow, formatWhole)}
          </TableCell>
          <TableCell />
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** The new position, or why there is none. */
function Best(placement: Placement): ReactNode {
  if (placement.to !== null && isMove(placement)) {
    return (
      <b translate="no" className="font-semibold">
        {placement.to}
      </b>
    );
  }
  return <span className="text-muted-foreground">{stayText(placement)}</span>;
}

const stayText = ({ to, isKept }: Placement) => (to === null ? NO_SEAT : isKept ? "kept" : "stays");

const PlacementList = ({ placements }: BestPositions) => (
  <ul aria-label="Best positions" className="border-t border-rule">
    {placements.map((placement) => (
      <li
        key={placement.id}
        className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 border-b"
      >
        <div className="min-w-0">
          <p className="leading-5 font-semibold wrap-anywhere">
            <PlayerName>{placement.name}</PlayerName>
          </p>
          <p className="truncate text-small leading-4.5 text-muted-foreground">
            <PlacementText {...placement} />
          </p>
        </div>
        <p translate="no" className="font-display text-xl font-medium">
          {gainText(placement)}
        </p>
        <Keep {...placement} />
      </li>
    ))}
  </ul>
);

/** "Receptionist 53 → Delivery Driver 93", "Kept Manager 105". */
function PlacementText(placement: Placement) {
  const { from, to, pointsNow, pointsBest, isKept } = placement;
  const now = `${from} ${formatWhole(pointsNow)}`;
  return (
    <WithNames names={[from, to ?? ""]}>
      {isMove(placement)
        ? `${now} → ${to === null ? NO_SEAT : `${to} ${formatWhole(pointsBest)}`}`
        : `${isKept ? "Kept" : "Stays"} ${now}`}
    </WithNames>
  );
}

function Keep({ id, name, from, isKept }: Placement) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={isKept}
      aria-label={`Keep ${name} as ${from}`}
      title={isKept ? "Kept" : "Keep"}
      className={isKept ? "text-primary" : "text-muted-foreground"}
      onClick={() => {
        keepEmployee(id, !isKept);
      }}
    >
      <Pin aria-hidden className={isKept ? "fill-current" : undefined} />
    </Button>
  );
}
