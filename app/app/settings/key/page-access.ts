import { type ApiPath, needsFactionAccess, levelOf } from "@/lib/api/transport/access";
import { type PageAccess, pageAccess } from "@/lib/api/transport/page-access";
import type { KeyInfo } from "@/lib/game/account/key-info";

/** A page, and what it asks the game for. */
export interface PageReads {
  title: string;
  paths: readonly ApiPath[];
}

/** "Limited, faction". */
export function needsText(paths: readonly ApiPath[]): string {
  if (paths.length === 0) return "No key";
  const level = levelOf(paths);
  const word = level.charAt(0).toUpperCase() + level.slice(1);
  return paths.some(needsFactionAccess) ? `${word}, faction` : word;
}

/** "Limited" of "Limited Access": the level as the game calls it. */
export const levelName = ({ type }: Pick<KeyInfo, "type">): string =>
  type.replace(/ (access|only)$/i, "");

/** What a page shows with a key, in words; `lit` draws it as a moon. */
export function coverageText({ coverage, isForPosition }: PageAccess): {
  word: string;
  lit: number;
} {
  switch (coverage) {
    case "all":
      return { word: "Open", lit: 1 };
    case "unknown":
      return { word: "Not known", lit: 0 };
    case "part":
      return { word: isForPosition ? "In part: your position" : "In part", lit: 0.5 };
    case "none":
      return { word: isForPosition ? "Not with your position" : "Needs more", lit: 0 };
  }
}

/** How many of the pages a key opens as a whole. */
export const countOpen = (reads: readonly PageReads[], key: KeyInfo): number =>
  reads.filter(({ paths }) => pageAccess(paths, key).coverage === "all").length;
