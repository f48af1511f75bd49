import { formatList } from "@/lib/format/numbers";
import type { StatusChange } from "@/lib/game/war/status-changes";
import type { WarMember } from "@/lib/game/war/war-member";

const NAMED = 3;

const DID: Readonly<Record<StatusChange, string>> = {
  out: "can be hit again",
  home: "came home",
  online: "came online",
};

/** "Tarn and Oxbow can be hit again. Ulfric came online." Empty where nothing changed. */
export function changeText(
  changes: ReadonlyMap<number, StatusChange>,
  fighters: readonly Pick<WarMember, "id" | "name">[],
): string {
  return (Object.keys(DID) as StatusChange[])
    .map((change) => {
      const names = fighters.filter(({ id }) => changes.get(id) === change).map(({ name }) => name);
      return names.length === 0 ? "" : `${formatList(names, NAMED)} ${DID[change]}.`;
    })
    .filter((sentence) => sentence !== "")
    .join(" ");
}
