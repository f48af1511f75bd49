import type { ReactNode } from "react";

import { untranslated } from "@/components/window/translated";
import { cn } from "@/lib/utils";

/** Labels and figures with dots between them, two pairs to a line if there is room. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap justify-between gap-x-5">{children}</dl>;
}

export function DescriptionRow({
  label,
  value,
  wide = false,
  isTotal = false,
}: {
  label: ReactNode;
  value: ReactNode;
  wide?: boolean;
  /** The result of the rows above it. */
  isTotal?: boolean;
}) {
  return (
    <div
      className={cn(
        "flex max-w-full flex-wrap items-center gap-x-1",
        wide ? "basis-full" : "basis-[calc(50%-0.625rem)]",
        isTotal && "mt-1 border-t border-rule pt-1 font-semibold",
      )}
    >
      <dt className={cn("min-w-0 py-0.5 wrap-anywhere", !isTotal && "text-muted-foreground")}>
        {label}
      </dt>
      <span aria-hidden className="flex-1 translate-y-0.75 leader-dots" />
      <dd translate={untranslated(value)} className="ml-auto max-w-full text-right">
        {value}
      </dd>
    </div>
  );
}
