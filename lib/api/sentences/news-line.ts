import { epochSeconds, listOf } from "@/lib/api/transport/wire";
import { plainText } from "@/lib/common/html";
import type { NewsPlayer } from "@/lib/game/faction/news";
import * as z from "@/lib/zod";

/** A line of a faction's or a company's news, with the game's markup. */
export interface NewsLine {
  id: string;
  atMs: number;
  text: string;
}

const line = z.pipe(
  z.object({ id: z.string(), timestamp: epochSeconds, text: z.string() }),
  z.transform((wire): NewsLine => ({ id: wire.id, atMs: wire.timestamp, text: wire.text })),
);

/** A page of news: a faction's and a company's have the same fields. */
export const newsWire = z.pipe(
  z.object({ news: listOf(line) }),
  z.transform(({ news }) => news),
);

const LINK = /<a\b([^>]*)>(.*?)<\/a>/gis;

/** The id of a player is in every form of link to them; their name isn't unique. */
const PLAYER_ID = /\bXID=(\d{1,12})/i;

const CRIME_ID = /\bcrimeId=(\d{1,12})/i;

/** The place of a player in a sentence. The game's texts have no such character. */
const PLAYER = "\uE000";

/** The pattern of a whole sentence, written with "@" for each player. */
export const sentencePattern = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replaceAll("@", PLAYER)}$`);

/** The whole number in a text: "$1,500,000" is 1500000. */
export const wholeOf = (text = ""): number => Number(text.replace(/[^\d-]/g, ""));

/** The players of a sentence in order, the crime that it links to, and its text with a sign for each player. */
export function partsOf(markup: string): {
  players: readonly NewsPlayer[];
  crimeId: number | null;
  text: string;
} {
  const players: NewsPlayer[] = [];
  const crimes: number[] = [];
  const marked = markup.replaceAll(PLAYER, "").replace(LINK, (_, tag: string, inner: string) => {
    const id = PLAYER_ID.exec(tag)?.[1];
    const crime = CRIME_ID.exec(tag)?.[1];
    if (crime !== undefined) crimes.push(Number(crime));
    if (id === undefined) return inner;
    players.push({ id: Number(id), name: plainText(inner) });
    return PLAYER;
  });
  const text = plainText(marked).replace(/\s+/g, " ").trim().replace(/\.$/, "");
  return { players, crimeId: crimes[0] ?? null, text };
}
