import {
  FileText,
  type LucideIcon,
  PanelsTopLeft,
  Plus,
  SlidersHorizontal,
  Wrench,
} from "lucide-react";

import type { Tone } from "@/components/ui/badge";

interface Look {
  Icon: LucideIcon;
  tone: Tone;
}

const LOOKS: Partial<Record<string, Look>> = {
  feature: { Icon: Plus, tone: "success" },
  fix: { Icon: Wrench, tone: "destructive" },
  ui: { Icon: PanelsTopLeft, tone: "info" },
  config: { Icon: SlidersHorizontal, tone: "config" },
};

/** How a type of change looks; one without a look of its own is grey. */
export const lookOf = (type: string): Look => LOOKS[type] ?? { Icon: FileText, tone: "other" };
