import type { Choice } from "@/components/window/choice";

export const VIEWS = [
  ["entries", "Entries"],
  ["types", "By type"],
  ["days", "By day"],
] as const satisfies readonly Choice[];

export type View = (typeof VIEWS)[number][0];
