import { cn } from "@/lib/utils";

import type { ColumnMeta } from "./features";

export const alignment = (meta: ColumnMeta | undefined) =>
  cn(
    meta?.align === "end" && "text-right whitespace-nowrap",
    meta?.align === "afterFigure" && "pl-8",
  );
