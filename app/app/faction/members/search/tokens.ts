/** A part of a search as typed: "-money:>1m", "alp", "\"on holiday\"". */
export interface Token {
  /** Where it stands in the text. */
  start: number;
  end: number;
  isNegated: boolean;
  /** What stands before its colon, in small letters; null for plain text. */
  word: string | null;
  /** The rest, in small letters and without quotes. */
  asks: string;
  quotation: "none" | "closed" | "open";
}

/** A "-", a word and its colon, each where there is one; then a quotation, or all up to the next space or quote. */
const TOKEN = /(?=\S)(-?)(?:(\p{L}+):)?(?:"([^"]*)("?)|'([^']*)'|([^\s"]*))/gu;

/** What a search is made of, from left to right. A quotation that is still open reaches to the end. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ index, 0: all, 1: minus, 2: word, ...rest }) => {
    const { 3: quoted, 4: close, 5: single, 6: bare } = rest;
    return {
      start: index,
      end: index + all.length,
      isNegated: minus === "-",
      word: word?.toLowerCase() ?? null,
      asks: (quoted ?? single ?? bare ?? "").toLowerCase(),
      quotation: close === "" ? "open" : (quoted ?? single) === undefined ? "none" : "closed",
    };
  });

/** The tokens that ask for something. Until a quotation is closed, its words stand for themselves. */
export function termsOf(text: string): Token[] {
  const tokens = tokensOf(text);
  const last = tokens.at(-1);
  const terms =
    last?.quotation === "open"
      ? [...tokens.slice(0, -1), ...tokensOf(text.slice(last.start).replace('"', ""))]
      : tokens;
  return terms.filter(({ word, asks }) => word !== null || asks !== "");
}
