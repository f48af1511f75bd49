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
/** What would be taken for a tag, or for an entity, in a text that has tags. */
const OF_MARKUP = /[&<>]/;

/**
 * The text with its HTML entities as the characters that they stand for, once: "&amp;lt;" is "&lt;". A text with tags
 * stays one that `plainText` reads: what stands for "&", "<" and ">" is left to it.
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

/** What a text with tags says. */
export const plainText = (markup: string): string => withCharacters(markup.replace(/<[^>]*>/g, ""));
