import type { Route } from "next";

import type { IconName } from "@/components/navigation/navigation";

/** The kinds that the palette finds, in the order used for equally good matches. */
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
  /** All of its names; the first one is shown. */
  names: readonly string[];
  /** Acronyms and codes, matched from the start. */
  codes: readonly string[];
  /** The game's id, matched only as a whole; null for anything else. */
  gameId: number | null;
}

export interface Entry extends Findable {
  /** A unique key. */
  id: string;
  /** Shown after its name. */
  detail: string;
  /** A page to open, or an action. */
  leadsTo: Route | (() => void);
  /** Its own, if it has one besides that of its kind. */
  icon?: IconName;
}

/** A page of the site, as content/navigation.ts describes it. */
export interface PalettePage {
  path: Route;
  title: string;
  /** Other names that players use. */
  also: readonly string[];
  icon?: IconName;
}
