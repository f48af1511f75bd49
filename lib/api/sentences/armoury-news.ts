import { plainText, withCharacters } from "@/lib/common/html";
import type { ArmouryAction, ArmouryEntry } from "@/lib/game/week/armoury";

/** A line of the faction's news, with the game's markup. */
export interface NewsLine {
  id: string;
  atMs: number;
  text: string;
}

const PLAYER = /<a\s[^>]*XID=(\d+)[^>]*>([^<]*)<\/a>/g;

const COUNT = String.raw`(?<count>[\d,]+)`;

const ITEM = String.raw`(?<item>.+?)`;

/** The game's sentences, with "@" for each player. If there are two players, the last one has or had the items. */
const SENTENCES: readonly (readonly [action: ArmouryAction, sentence: RegExp])[] = [
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
 * Parses a line. Null for a line of another kind. The game provides no fields for it, only sentences, which public tools parse as
 * well: "Alpha used one of the faction's Xanax items", "Alpha loaned 1x Thompson to Bravo from the faction armory".
 */
export function armouryEntry({ text }: Pick<NewsLine, "text">): ArmouryEntry | null {
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
