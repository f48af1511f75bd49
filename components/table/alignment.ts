import { cn } from "@/lib/utils";

export const alignment = (meta: { align?: "end" | "afterFigure" } | undefined) =>
  cn(
    meta?.align === "end" && "text-right whitespace-nowrap",
    meta?.align === "afterFigure" && "pl-8",
  );
