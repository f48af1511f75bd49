import {
  BedDouble,
  Banknote,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  Package,
  Scale,
  TimerOff,
} from "lucide-react";

import type { NeedRow } from "./need-rows";

export type NeedKind = NeedRow["kind"];

/** How each kind of need is shown: its word stands beside the icon. */
export const NEED_KINDS: Readonly<Record<NeedKind, { label: string; Icon: LucideIcon }>> = {
  delayed: { label: "Ready, but delayed", Icon: TimerOff },
  "missing item": { label: "Missing item", Icon: Package },
  "away when ready": { label: "Away when ready", Icon: BedDouble },
  left: { label: "Left the faction", Icon: DoorOpen },
  "low rates": { label: "Pass rate", Icon: Scale },
  stuck: { label: "Stuck recruiting", Icon: Hourglass },
  unpaid: { label: "Unpaid", Icon: Banknote },
};
