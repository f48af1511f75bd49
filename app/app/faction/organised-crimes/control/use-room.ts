import { createContext, use } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

/** The data that every roster of the control room shares. */
export interface Room {
  crimes: readonly OrganisedCrime[];
  lookups: CrimeLookups;
  nowMs: number;
  /** Percent. */
  minimumPassRate: number;
  /** The members' share of the money, in percent. */
  membersShare: number;
  /** True if some crimes or members couldn't be loaded. */
  isPartial: boolean;
}

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error("A roster outside of the control room.");
  return room;
}
