import { formatList } from "@/lib/format/numbers";
import type { Change } from "@/lib/game/war/changes";
import type { Fighter } from "@/lib/game/war/fighter";

const NAMED = 3;

const DID: Readonly<Record<Change, string>> = {
  out: "can be hit again",
  home: "came home",
  online: "came online",
};

/** "Tarn and Oxbow can be hit again. Ulfric came online." Empty where nothing changed. */
export function changeWords(
  changes: ReadonlyMap<number, Change>,
  fighters: readonly Pick<Fighter, "id" | "name">[],
): string {
  return (Object.keys(DID) as Change[])
    .map((change) => {
      const names = fighters.filter(({ id }) => changes.get(id) === change).map(({ name }) => name);
      return names.length === 0 ? "" : `${formatList(names, NAMED)} ${DID[change]}.`;
    })
    .filter((sentence) => sentence !== "")
    .join(" ");
}
