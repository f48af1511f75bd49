import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A label with a red background for something that needs attention. The icon and the words say so without the colour. */
export function Flag({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex md:-ml-1.5 h-6 items-center gap-1.5 rounded-sm bg-destructive-wash px-1.5 text-destructive">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span>{children}</span>
    </span>
  );
}
