import type { Need, PassRateNeed } from "@/lib/game/crimes/need";

/** The members of one crime whose pass rate is too low, the lowest first. */
interface LowRates {
  kind: "low rates";
  crime: PassRateNeed["crime"];
  atMs: number | null;
  members: readonly PassRateNeed[];
}

export type NeedRow = Exclude<Need, PassRateNeed> | LowRates;

/** The needs as the page lists them: all low pass rates of a crime are one entry, in the position of the first. */
export function needRows(needs: readonly Need[]): NeedRow[] {
  const rows: NeedRow[] = [];
  const byCrime = new Map<number, PassRateNeed[]>();
  for (const need of needs) {
    if (need.kind !== "pass rate") {
      rows.push(need);
      continue;
    }
    const known = byCrime.get(need.crime.id);
    if (known) {
      known.push(need);
      known.sort((a, b) => a.passRate - b.passRate);
      continue;
    }
    const members = [need];
    byCrime.set(need.crime.id, members);
    rows.push({ kind: "low rates", crime: need.crime, atMs: need.atMs, members });
  }
  return rows;
}
