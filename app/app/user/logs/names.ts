import { createContext } from "react";

import type { LogNames } from "./text";

const NONE: ReadonlyMap<number, string> = new Map();

/** The names that are known of what the entries mention. */
export const LogNamesContext = createContext<LogNames>({
  items: NONE,
  shops: NONE,
  stocks: NONE,
  players: NONE,
});
