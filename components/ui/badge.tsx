import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

const badgeVariants = cva(
  "inline-flex h-5.5 shrink-0 items-center gap-1.25 rounded-sm border border-current px-1.5 text-small leading-none whitespace-nowrap [&_svg]:size-3.25 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        success: "bg-success-wash text-success",
        destructive: "bg-destructive-wash text-destructive",
        info: "bg-info-wash text-info",
        config: "bg-config-wash text-config",
        other: "bg-muted text-muted-foreground",
      },
    },
    defaultVariants: { tone: "other" },
  },
);

export type Tone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

export function Badge({
  className,
  tone,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
