import type { KeyInfo } from "@/lib/game/account/account";

import { ACCESS, type ApiPath, needsFactionAccess, LEVELS } from "./access";

/** The part of a page that a key can read. */
export interface PageAccess {
  /** All of the page, part of it, none of the player's own data, or unknown. */
  coverage: "all" | "part" | "none" | "unknown";
  /** The paths that the page can't read. */
  missing: readonly ApiPath[];
  /** True if the key is sufficient, but the player's position in the faction isn't. */
  isForPosition: boolean;
}

/** These tell only who and where the player is; without a page's other data they show nothing. */
const PLAYER: readonly ApiPath[] = ["user/basic", "user/travel"];

/** Compares the paths that a page reads with those that the key can read. */
export function pageAccess(paths: readonly ApiPath[], key: Key): PageAccess {
  if (isCustom(key) && key.selections === null) {
    return { coverage: "unknown", missing: [], isForPosition: false };
  }
  const forKey = paths.filter((path) => !mayRead(key, path));
  const forPosition = key.hasFactionAccess === false ? paths.filter(needsFactionAccess) : [];
  const missing = paths.filter((path) => forKey.includes(path) || forPosition.includes(path));
  const own = paths.filter((path) => ACCESS[path] !== "public" && !PLAYER.includes(path));
  const isNothing = own.every((path) => missing.includes(path));
  return {
    coverage: missing.length === 0 ? "all" : isNothing ? "none" : "part",
    missing,
    isForPosition: missing.length > 0 && forKey.length === 0,
  };
}

type Key = Pick<KeyInfo, "level" | "selections" | "hasFactionAccess">;

const isCustom = ({ level }: Key) => level === 0;

/** True if the key may read the path. A custom key reads its own selections. Any key reads the section "key". */
function mayRead(key: Key, path: ApiPath): boolean {
  if (!isCustom(key)) return key.level > LEVELS.indexOf(ACCESS[path]);
  const [section = "", ...rest] = path.split("/");
  const selection = rest.at(-1) ?? "";
  return section === "key" || (key.selections?.[section]?.includes(selection) ?? false);
}
