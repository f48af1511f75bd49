import { Badge } from "@/components/ui/badge";

import { lookOf } from "./looks";

export function TypeBadge({ type }: { type: string }) {
  const { Icon, tone } = lookOf(type);
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {type}
    </Badge>
  );
}
