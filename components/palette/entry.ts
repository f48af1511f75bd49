import type { Route } from "next";

/** What the palette finds, in the order in which kinds come where the text fits them equally well. */
export const KINDS = [
  "page",
  "action",
  "item",
  "stock",
  "course",
  "company",
  "property",
  "member",
] as const;

export type Kind = (typeof KINDS)[number];

/** What a text can find. */
export interface Findable {
  kind: Kind;
  /** All that it is called; the first name is shown. */
  names: readonly string[];
  /** Acronyms and codes, found by their beginning. */
  codes: readonly string[];
  /** The game's, found whole only; null for what is not of the game. */
  gameId: number | null;
}

export interface Entry extends Findable {
  /** Tells it from all others. */
  id: string;
  /** What stands behind its name. */
  mark: string;
  /** A page, or what to do. */
  leadsTo: Route | (() => void);
}

/** A page of the site, as content/palette.ts hands it down. */
export interface PalettePage {
  path: Route;
  title: string;
  /** What players call it besides. */
  also: readonly string[];
}
