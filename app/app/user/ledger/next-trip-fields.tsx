import { useState } from "react";

import { SelectField } from "@/components/list/select-field";
import { TextField } from "@/components/list/text-field";
import { parseCount } from "@/lib/format/number-input";
import { FLIGHT_KINDS } from "@/lib/game/travel/flight-kinds";
import { MAX_CAPACITY, setNextTrip } from "@/lib/store/user/next-trip";

import type { PlayerNextTrip } from "./use-next-trip";

const KINDS = FLIGHT_KINDS.map(({ id, name }) => [id, name] as const);

/** The kind of flight and the capacity, which the browser keeps. An empty capacity is that of the perks. */
export function TripFields({
  kind,
  capacity,
  knownCapacity,
}: Pick<PlayerNextTrip, "kind" | "capacity" | "knownCapacity">) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <SelectField
        label="Flight"
        value={kind.id}
        options={KINDS}
        onChange={(flight) => {
          setNextTrip({ flight });
        }}
      />
      <TextField
        label="Capacity"
        value={typed ?? String(capacity)}
        inputMode="numeric"
        placeholder={String(knownCapacity)}
        isShort
        problem={typed === null ? null : problemOf(typed)}
        onChange={(text) => {
          setTyped(text);
          if (text.trim() === "") setNextTrip({ capacity: null });
          else if (problemOf(text) === null) setNextTrip({ capacity: parseCount(text) });
        }}
      />
    </div>
  );
}

function problemOf(text: string): string | null {
  const count = parseCount(text);
  if (text.trim() === "" || (count !== null && count >= 1 && count <= MAX_CAPACITY)) return null;
  return `Couldn’t read “${text.trim()}” as a number from 1 to ${MAX_CAPACITY}. Enter one such as 29, or clear the field for the capacity of your perks.`;
}
