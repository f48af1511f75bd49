import type { ReactNode } from "react";

/** A figure with a sign, in the tone of a loss if it is one. The sign says so without the colour. Null is unknown. */
export const Toned = ({ value, children }: { value: number | null; children: ReactNode }) =>
  value !== null && value < 0 ? <span className="text-destructive">{children}</span> : children;
