import type { ReactNode } from "react";

/** The formatted figure; a known zero is a grey 0, so that the other figures of a column stand out. */
export const zeroMuted = (figure: number, format: (figure: number) => ReactNode) =>
  figure === 0 ? <span className="font-normal text-muted-foreground">0</span> : format(figure);
