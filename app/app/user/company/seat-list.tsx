import { Minus, Plus } from "lucide-react";

import { Collapsible } from "@/components/figures/collapsible";
import { Button } from "@/components/ui/button";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { BestPositions } from "@/lib/game/companies/best-positions";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import {
  countSeats,
  MAX_SEATS,
  type Seats,
  seatsTaken,
  seatsText,
} from "@/lib/game/companies/seats";

import { statsText } from "./text";

interface SeatListProps {
  best: BestPositions;
  positions: readonly CompanyPosition[];
  /** The most employees that the company can have; null if unknown. */
  capacity: number | null;
  /** @param seats null for those that are taken today */
  onChange: (seats: Seats | null) => void;
}

/** The seats that the best positions fill, which the director can change. */
export function SeatList({ best, positions, capacity, onChange }: SeatListProps) {
  const { seats, areOfToday, placements, excluded } = best;
  // Whoever isn't compared takes a seat too.
  const filled = countSeats(seats) + excluded.length;
  const kept = seatsTaken(placements.flatMap(({ from, isKept }) => (isKept ? from : [])));
  const today = seatsText(seatsTaken(placements.map(({ from }) => from)), positions);
  function change(name: string, count: number) {
    const changed = new Map(seats).set(name, count);
    onChange(seatsText(changed, positions) === today ? null : changed);
  }
  const filledText =
    capacity === null ? formatWhole(filled) : `${formatWhole(filled)} of ${formatWhole(capacity)}`;
  return (
    <Collapsible title="Seats" aside={`${filledText}, ${areOfToday ? "as today" : "changed"}`}>
      <ul aria-label="Seats" className="gap-x-12 @3xl/page:columns-2">
        {positions.map((position) => {
          const count = seats.get(position.name) ?? 0;
          return (
            <Seat
              key={position.name}
              position={position}
              count={count}
              isLeast={count <= (kept.get(position.name) ?? 0)}
              isMost={filled >= (capacity ?? MAX_SEATS)}
              onChange={(next) => {
                change(position.name, next);
              }}
            />
          );
        })}
      </ul>
      <p className="mt-2 text-small text-muted-foreground">
        Best positions fills these seats. A free seat counts as nobody.{" "}
        {!areOfToday && (
          <Button
            variant="link"
            size="inline"
            onClick={() => {
              onChange(null);
            }}
          >
            Today’s seats
          </Button>
        )}
      </p>
    </Collapsible>
  );
}

interface SeatProps {
  position: CompanyPosition;
  count: number;
  /** True if all of its seats are kept, or if there are none. */
  isLeast: boolean;
  /** True if the company can have no more employees. */
  isMost: boolean;
  onChange: (count: number) => void;
}

function Seat({
  position: { name, required, ability },
  count,
  isLeast,
  isMost,
  onChange,
}: SeatProps) {
  return (
    <li className="flex min-h-13 break-inside-avoid items-center gap-2 border-b py-1">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b translate="no" className="block leading-5 font-semibold">
          {name}
        </b>
        <span className="block text-small leading-4.5 text-muted-foreground">
          {statsText(required) || "No requirement"}
          {ability !== null && `, ${ability.toLowerCase()}`}
        </span>
      </p>
      <Button
        variant="outline"
        size="icon"
        aria-label={`One ${name} fewer`}
        title="One fewer"
        disabled={isLeast}
        onClick={() => {
          onChange(count - 1);
        }}
      >
        <Minus aria-hidden />
      </Button>
      <span aria-live="polite" translate="no" className="min-w-6 text-center font-semibold">
        <span aria-hidden>{formatWhole(count)}</span>
        <span className="sr-only">
          {formatCount(count, "seat", "seats")}, {name}
        </span>
      </span>
      <Button
        variant="outline"
        size="icon"
        aria-label={`One ${name} more`}
        title="One more"
        disabled={isMost}
        onClick={() => {
          onChange(count + 1);
        }}
      >
        <Plus aria-hidden />
      </Button>
    </li>
  );
}
