import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { formatGameMoment } from "@/lib/format/times";
import { formatWhole } from "@/lib/format/numbers";

import type { CargoRow } from "./next-trip-columns";
import { explainCapacity } from "./next-trip-explanation";
import { DUE_NAMES, inText } from "./next-trip-text";
import type { PlayerNextTrip } from "./use-next-trip";

const NO_PERKS = { items: [], kind: null };

interface YourFlightsProps extends Pick<
  PlayerNextTrip,
  "kind" | "perks" | "capacity" | "knownCapacity" | "dues"
> {
  rows: readonly CargoRow[];
  nowMs: number;
}

/** The capacity, and how many countries the player is back from before the next things due. */
export function YourFlights({
  kind,
  perks,
  capacity,
  knownCapacity,
  dues,
  rows,
  nowMs,
}: YourFlightsProps) {
  const { lines, note } = explainCapacity(kind, perks ?? NO_PERKS);
  return (
    <div className="grid items-start gap-x-10 @3xl/page:grid-cols-2">
      <section aria-label="Your flights" className="mt-6">
        <SectionHeader title="Your flights" aside={perks === null ? "" : "from your perks"} />
        <DescriptionList>
          <DescriptionRow
            label="Time"
            value={kind.factor === 1 ? "Standard" : `${kind.factor} of the Standard time`}
            wide
          />
          {lines.map(({ label, value, isTotal = false }) => (
            <DescriptionRow key={label} label={label} value={value} wide isTotal={isTotal} />
          ))}
          {capacity !== knownCapacity && (
            <DescriptionRow label="Your own capacity" value={formatWhole(capacity)} wide />
          )}
        </DescriptionList>
        {note !== undefined && <p className="mt-1 text-small text-muted-foreground">{note}</p>}
      </section>
      <section aria-label="Next due" className="mt-6">
        <SectionHeader title="Next due" aside="countries you’re back from in time" />
        <DescriptionList>
          {dues.map(({ id, atMs }) => (
            <DescriptionRow
              key={id}
              label={`${DUE_NAMES[id]}, ${formatGameMoment(atMs, nowMs)}, ${inText(atMs, nowMs)}`}
              value={`${formatWhole(rows.filter(({ backMs }) => backMs < atMs).length)} of ${formatWhole(rows.length)}`}
              wide
            />
          ))}
        </DescriptionList>
      </section>
    </div>
  );
}
