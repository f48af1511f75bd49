/** The named entities that the game writes; all others have numbers. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  eacute: "é",
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const TAG = /<\/?[a-z][^>]*>/i;
/** A character that would be read as part of a tag or an entity in a text with tags. */
const OF_MARKUP = /[&<>]/;

/**
 * Replaces HTML entities with the characters that they stand for, once: "&amp;lt;" becomes "&lt;". In a text with tags, the
 * entities of "&", "<" and ">" remain for `plainText` to replace.
 */
export function withCharacters(text: string): string {
  if (!text.includes("&")) return text;
  const isMarkup = TAG.test(text);
  return text.replace(ENTITY, (...[entity, decimal, hex, name]: (string | undefined)[]) => {
    const character = name === undefined ? byNumber(decimal, hex) : NAMED[name.toLowerCase()];
    const isLeft = character === undefined || (isMarkup && OF_MARKUP.test(character));
    return isLeft ? (entity ?? "") : character;
  });
}

function byNumber(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal === undefined ? parseInt(hex ?? "", 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}

/** The text without its tags, and with characters in place of entities. */
export const plainText = (markup: string): string => withCharacters(markup.replace(/<[^>]*>/g, ""));
