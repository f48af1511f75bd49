import { Check } from "lucide-react";

import type { ChangeType } from "@/lib/site/changelog";

import { lookOf } from "./looks";
import type { TypeIcons } from "./type-filter";

function iconOf(type: ChangeType) {
  const { Icon } = lookOf(type);
  return <Icon aria-hidden />;
}

/** Drawn on the server; the filter receives them as finished elements. */
export const typeIcons: TypeIcons = {
  feature: iconOf("feature"),
  fix: iconOf("fix"),
  ui: iconOf("ui"),
  config: iconOf("config"),
  chosen: <Check aria-hidden />,
};
