import { gamePages } from "@/components/game/links";
import type { IdleKind } from "@/lib/game/checklist/idle";

/** The activities that can be idle: each one's label, the page of the game where it starts, and its id in the stored configuration. */
export const IDLE_ITEMS: readonly {
  kind: IdleKind;
  id: string;
  label: string;
  gameUrl: string;
}[] = [
  { kind: "bank", id: "notRunningBank", label: "Bank", gameUrl: gamePages.bank },
  { kind: "course", id: "notRunningCourse", label: "Course", gameUrl: gamePages.education },
  { kind: "virus", id: "notRunningVirus", label: "Virus", gameUrl: gamePages.computer },
  { kind: "crime", id: "notRunningCrime", label: "OC", gameUrl: gamePages.factionCrimes },
  { kind: "contract", id: "notRunningContract", label: "Contract", gameUrl: gamePages.missions },
  { kind: "drug", id: "notRunningDrug", label: "Drug", gameUrl: gamePages.drugs },
  { kind: "booster", id: "notRunningBooster", label: "Booster", gameUrl: gamePages.boosters },
  { kind: "training", id: "notRunningTraining", label: "Training", gameUrl: gamePages.gym },
];
