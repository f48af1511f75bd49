/** A part of a search as typed: "-money:>1m", "alp", "\"on holiday\"". */
export interface Token {
  /** Where it is in the text. */
  start: number;
  end: number;
  isNegated: boolean;
  /** The word before its colon, in lower case; null for plain text. */
  word: string | null;
  /** The rest, in lower case and without quotes. */
  asks: string;
  quotation: "none" | "closed" | "open";
}

/** An optional "-", an optional word with its colon, then a quotation or everything up to the next space or quote. */
const TOKEN = /(?=\S)(-?)(?:(\p{L}+):)?(?:"([^"]*)("?)|'([^']*)'|([^\s"]*))/gu;

/** The tokens of a search from left to right. An unclosed quotation runs to the end. */
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

/** The tokens that filter. Until a quotation is closed, its words count one by one. */
export function termsOf(text: string): Token[] {
  const tokens = tokensOf(text);
  const last = tokens.at(-1);
  const terms =
    last?.quotation === "open"
      ? [...tokens.slice(0, -1), ...tokensOf(text.slice(last.start).replace('"', ""))]
      : tokens;
  return terms.filter(({ word, asks }) => word !== null || asks !== "");
}
