import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

const alertVariants = cva(
  "grid max-w-160 grid-cols-[1.25rem_minmax(0,1fr)] gap-3 border p-4 pt-3.5 [&>svg]:mt-0.5 [&>svg]:size-5",
  {
    variants: {
      variant: {
        default: "border-rule bg-card",
        destructive: "border-destructive bg-card [&>svg]:text-destructive",
        empty: "border-dashed border-input [&>svg]:text-muted-foreground",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export function Alert({
  className,
  variant,
  ...props
}: ComponentProps<"div"> & VariantProps<typeof alertVariants>) {
  return <div data-slot="alert" className={cn(alertVariants({ variant }), className)} {...props} />;
}

export function AlertTitle({ className, ...props }: ComponentProps<"p">) {
  return (
    <p data-slot="alert-title" className={cn("text-read font-semibold", className)} {...props} />
  );
}

export function AlertDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="alert-description"
      className={cn("max-w-136 text-muted-foreground", className)}
      {...props}
    />
  );
}

export function AlertActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="alert-actions"
      className={cn("mt-3 flex flex-wrap gap-2", className)}
      {...props}
    />
  );
}
