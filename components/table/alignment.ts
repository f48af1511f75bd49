import { cn } from "@/lib/utils";

export const alignment = (meta: { align?: "end" | "afterFigure" | undefined } | undefined) =>
  cn(
    meta?.align === "end" && "text-right whitespace-nowrap",
    meta?.align === "afterFigure" && "pl-6",
  );
