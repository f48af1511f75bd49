/** What a page of Next.js pushes, piece by piece, to make itself interactive. */
const PIECE = /self\.__next_f\.push\((\[1,.*?\])\)<\/script>/gs;

/**
 * What Next.js asks for where a link leads to a page, `<page>.txt`: the page's HTML holds the same text in pieces.
 * @param html of a page as it was published
 */
export function payloadOf(html: string): string {
  return Array.from(html.matchAll(PIECE), ([, piece]) => {
    const [, text] = JSON.parse(piece ?? "[]") as [number, string];
    return text;
  }).join("");
}
