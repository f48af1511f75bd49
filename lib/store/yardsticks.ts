import type { Excuses, YardsticksOf } from "@/lib/game/week/yardsticks";
import * as z from "@/lib/zod";

import type { StoredKey } from "./keys";
import { moment, recordOf, text } from "./readable";
import { jsonValue, type StoredValue } from "./stored-value";

/** The most characters of a reason. */
const REASON_LENGTH = 100;

const least = z.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER));

const YARDSTICKS_FIRST: YardsticksOf = { "": { timeplayed: 3600 } };

/** The lines that a leader has drawn, by position; "" is everyone. At first an hour of play. */
export const yardsticksStore = jsonValue<YardsticksOf>(
  "yardsticks",
  z.pipe(
    recordOf(recordOf(least, 10), 100),
    z.transform((all): YardsticksOf => ({ ...all, "": all[""] ?? {} })),
  ),
  YARDSTICKS_FIRST,
);

/** Null takes the line away. */
export function setYardstick(position: string, stat: string, least: number | null) {
  const all = yardsticksStore.get();
  const others = Object.entries(all[position] ?? {}).filter(([name]) => name !== stat);
  const lines = Object.fromEntries(least === null ? others : [...others, [stat, least]]);
  yardsticksStore.set({ ...all, [position]: lines });
}

/** Null where it isn't known: what was kept before exemptions had a first day, here or in a back-up, has none. */
const firstDay = z.pipe(
  z.nullish(moment),
  z.transform((fromMs) => fromMs ?? null),
);

const excuse = z.object({ fromMs: firstDay, untilMs: moment, reason: text(REASON_LENGTH) });

const excuses = (name: StoredKey) => jsonValue<Excuses>(name, recordOf(excuse, 1_000), {});

export const excusesStore = excuses("excuses");

/** For the invented members of the sample data, whose ids may be those of real players. */
export const sampleExcusesStore = excuses("excusesOfSample");

/** Where a session's are kept. */
export const excusesStoreOf = ({ isSample }: { isSample: boolean }) =>
  isSample ? sampleExcusesStore : excusesStore;

/** Null takes the excuse back. */
export function setExcuse(
  store: StoredValue<Excuses>,
  memberId: number,
  given: Excuses[string] | null,
) {
  const others = Object.entries(store.get()).filter(([id]) => id !== String(memberId));
  store.set(Object.fromEntries(given === null ? others : [...others, [String(memberId), given]]));
}
