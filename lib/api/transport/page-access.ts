import type { KeyInfo } from "@/lib/game/account/account";

import { ACCESS, type ApiPath, needsFactionAccess, LEVELS } from "./access";

/** How much of a page a key can read. */
export interface PageAccess {
  /** All of it, part of it, nothing of what is the player's own; or not known. */
  coverage: "all" | "part" | "none" | "unknown";
  /** What the page can't read. */
  missing: readonly ApiPath[];
  /** Whether the key would do, but the player's position in the faction doesn't. */
  isForPosition: boolean;
}

/** Compares what a page reads with what this key can read. */
export function pageAccess(paths: readonly ApiPath[], key: Key): PageAccess {
  if (isCustom(key) && key.selections === null) {
    return { coverage: "unknown", missing: [], isForPosition: false };
  }
  const forKey = paths.filter((path) => !mayRead(key, path));
  const forPosition = key.hasFactionAccess === false ? paths.filter(needsFactionAccess) : [];
  const missing = paths.filter((path) => forKey.includes(path) || forPosition.includes(path));
  const own = paths.filter((path) => ACCESS[path] !== "public");
  const isNothing = own.every((path) => missing.includes(path));
  return {
    coverage: missing.length === 0 ? "all" : isNothing ? "none" : "part",
    missing,
    isForPosition: missing.length > 0 && forKey.length === 0,
  };
}

type Key = Pick<KeyInfo, "level" | "selections" | "hasFactionAccess">;

const isCustom = ({ level }: Key) => level === 0;

/** A custom key reads its own selections, and any key what is about itself. */
function mayRead(key: Key, path: ApiPath): boolean {
  if (!isCustom(key)) return key.level > LEVELS.indexOf(ACCESS[path]);
  const [section = "", ...rest] = path.split("/");
  const selection = rest.at(-1) ?? "";
  return section === "key" || (key.selections?.[section]?.includes(selection) ?? false);
}
