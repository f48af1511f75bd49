import type { attackInBrief } from "@/lib/demo/attacks";
import type { cityShops } from "@/lib/demo/city";
import type { Crimes } from "@/lib/demo/crimes";
import type { EDUCATION } from "@/lib/demo/education";
import type { balance, basic, members } from "@/lib/demo/faction";
import type { items } from "@/lib/demo/items";
import type { logs } from "@/lib/demo/logs";
import { createSampleGame } from "@/lib/demo/sample-game";
import type { holdings, STOCKS } from "@/lib/demo/stocks";

export const NOW = Date.UTC(2026, 10, 20, 13, 5);
export const MIDNIGHT = Date.UTC(2026, 10, 20) / 1000;

interface Bodies {
  attacks: ReturnType<typeof attackInBrief>[];
  balance: ReturnType<typeof balance>;
  basic: ReturnType<typeof basic>;
  cityshops: ReturnType<typeof cityShops>;
  crimes: Crimes["all"];
  education: typeof EDUCATION;
  error: { code: number; error: string };
  items: ReturnType<typeof items>;
  log: ReturnType<typeof logs>;
  logtypes: { id: number; title: string }[];
  members: ReturnType<typeof members>;
  organizedCrime: Crimes["all"][number];
  stocks: typeof STOCKS;
  _metadata: { links: { next: string | null; prev: string | null } };
}

const game = createSampleGame(NOW);

/** The answer, of which a test reads the one field that the path has: another is undefined, and fails it. */
export const ask = (path: string): Bodies => game(path) as Bodies;

export const allCrimes = () =>
  [0, 100, 200].flatMap((offset) => ask(`/faction/crimes?limit=100&offset=${offset}`).crimes);

export const userHoldings = () =>
  (game("/user/stocks") as { stocks: ReturnType<typeof holdings> }).stocks;

/** Every entry of the log, paged the way the API wants it: back from the oldest second seen. */
export function allLogs() {
  const found = new Map<string, Bodies["log"][number]>();
  for (let to = NOW / 1000, more = true; more;) {
    const { log } = ask(`/user/log?limit=100&to=${to}`);
    const before = found.size;
    for (const entry of log) found.set(entry.id, entry);
    to = log.at(-1)?.timestamp ?? 0;
    more = found.size > before;
  }
  return [...found.values()];
}
