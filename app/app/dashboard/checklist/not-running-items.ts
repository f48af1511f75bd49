import { gamePages } from "@/components/game/links";
import type { Runnable } from "@/lib/game/checklist/not-running";

/** Each activity's label, the page of the game where it starts, and its id in the stored configuration. */
export const RUNNABLE_ITEMS: readonly {
  kind: Runnable;
  id: string;
  label: string;
  gameUrl: string;
}[] = [
  { kind: "bank", id: "notRunningBank", label: "bank", gameUrl: gamePages.bank },
  { kind: "course", id: "notRunningCourse", label: "course", gameUrl: gamePages.education },
  { kind: "virus", id: "notRunningVirus", label: "virus", gameUrl: gamePages.computer },
  { kind: "crime", id: "notRunningCrime", label: "OC", gameUrl: gamePages.factionCrimes },
  { kind: "contract", id: "notRunningContract", label: "contract", gameUrl: gamePages.missions },
  { kind: "drug", id: "notRunningDrug", label: "drug", gameUrl: gamePages.drugs },
  { kind: "booster", id: "notRunningBooster", label: "booster", gameUrl: gamePages.boosters },
  { kind: "training", id: "notRunningTraining", label: "training", gameUrl: gamePages.gym },
];
