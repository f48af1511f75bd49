import {
  Check,
  FileText,
  type LucideIcon,
  PanelsTopLeft,
  Plus,
  SlidersHorizontal,
  Wrench,
} from "lucide-react";

import { Badge, type Tone } from "@/components/ui/badge";
import type { ChangeType } from "@/lib/site/changelog";

import type { TypeIcons } from "./changes";

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

/** The icon and tone of a change type; grey by default. */
const lookOf = (type: string): Look => LOOKS[type] ?? { Icon: FileText, tone: "other" };

export function TypeBadge({ type }: { type: string }) {
  const { Icon, tone } = lookOf(type);
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {type}
    </Badge>
  );
}

function iconOf(type: ChangeType) {
  const { Icon } = lookOf(type);
  return <Icon aria-hidden />;
}

/** Rendered on the server; the filter receives them as elements. */
export const typeIcons: TypeIcons = {
  feature: iconOf("feature"),
  fix: iconOf("fix"),
  ui: iconOf("ui"),
  config: iconOf("config"),
  chosen: <Check aria-hidden />,
};
