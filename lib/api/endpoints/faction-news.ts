import { PAGE_SIZE, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSeconds, type List, listOf } from "@/lib/api/transport/wire";
import { plainText, withCharacters } from "@/lib/common/html";
import type { LedgerAction, LedgerEntry } from "@/lib/game/week/armoury";
import * as z from "@/lib/zod";

/** A line of the faction's news, with the game's markup. */
export interface NewsLine {
  id: string;
  atMs: number;
  text: string;
}

const line = z.pipe(
  z.object({ id: z.string(), timestamp: epochSeconds, text: z.string() }),
  z.transform((wire): NewsLine => ({ id: wire.id, atMs: wire.timestamp, text: wire.text })),
);

export const factionNewsWire = z.pipe(
  z.object({ news: listOf(line) }),
  z.transform(({ news }) => news),
);

const CATEGORIES = "armoryAction,armoryDeposit,depositFunds";

function newsPage(
  session: Session,
  range: TimeRange,
  signal: AbortSignal,
): Promise<List<NewsLine>> {
  const path = `/faction/news?cat=${CATEGORIES}&limit=${PAGE_SIZE}${timeRange(range)}`;
  return request(session, path, factionNewsWire, signal);
}

/** What the faction's news say of its armoury and of money that was deposited. */
export const armouryNewsTimeline = (session: Session): TimelineSource<NewsLine> => ({
  queryKey: ["account", fingerprint(session), "faction", "news"],
  fetchPage: (range, signal) => newsPage(session, range, signal),
  timeOf: ({ atMs }) => atMs,
});

const PLAYER = /<a\s[^>]*XID=(\d+)[^>]*>([^<]*)<\/a>/g;

const COUNT = String.raw`(?<count>[\d,]+)`;

const ITEM = String.raw`(?<item>.+?)`;

/** The game's sentences, with "@" for each player. Of two players the last one has the items, or had them. */
const SENTENCES: readonly (readonly [action: LedgerAction, sentence: RegExp])[] = [
  ["used", new RegExp(`^@ used one of the faction's ${ITEM} items?\\.?$`)],
  ["used", new RegExp(`^@ used ${COUNT} of the faction's ${ITEM} items?\\.?$`)],
  ["used", new RegExp(`^@ filled one of the faction's ${ITEM}(?: items?|s to create .+)\\.?$`)],
  [
    "given",
    new RegExp(`^@ gave ${COUNT} ?x ${ITEM} to (?:themselves|@) from the faction armou?ry`),
  ],
  [
    "loaned",
    new RegExp(`^@ loaned ${COUNT} ?x ${ITEM} to (?:themselves|@) from the faction armou?ry`),
  ],
  ["returned", new RegExp(`^@ returned ${COUNT} ?x ${ITEM}\\.?$`)],
  ["returned", new RegExp(`^@ retrieved ${COUNT} ?x ${ITEM} from @`)],
  ["deposited", new RegExp(`^@ deposited ${COUNT} ?x ${ITEM}\\.?$`)],
  ["money", new RegExp(`^@ deposited \\$${COUNT}`)],
];

/**
 * What a line says; null for one of another kind. The game has no fields for it, only sentences, as public tools read them
 * too: "Alpha used one of the faction's Xanax items", "Alpha loaned 1x Thompson to Bravo from the faction armory".
 */
export function ledgerEntry({ text }: Pick<NewsLine, "text">): LedgerEntry | null {
  const players = [...text.matchAll(PLAYER)].map(([, id, name]) => ({ id: Number(id), name }));
  const player = players.at(-1);
  const plain = plainText(text.replace(PLAYER, "@")).trim();
  for (const [action, sentence] of SENTENCES) {
    const found = sentence.exec(plain);
    if (found === null || player === undefined) continue;
    const { item = "", count = "1" } = found.groups ?? {};
    return {
      action,
      playerId: player.id,
      playerName: withCharacters(player.name ?? ""),
      item,
      count: Number(count.replaceAll(",", "")),
    };
  }
  return null;
}
