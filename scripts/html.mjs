import { parse } from "parse5";

/**
 * @typedef {object} Element
 * @property {string} name
 * @property {Readonly<Record<string, string>>} attributes their values, with entities as characters
 * @property {number} start the offset of its start in the text
 * @property {number} end the offset after it, with its end tag if it has one
 * @property {number} open the offset after its start tag
 * @property {number} close the offset of its end tag
 */

/**
 * The elements in a page's text, those of templates included, in document order.
 * @param {string} html
 * @returns {Element[]}
 */
export function elementsOf(html) {
  const found = [];
  const visit = (node) => {
    const place = node.sourceCodeLocation;
    if (node.tagName !== undefined && place) {
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        start: place.startOffset,
        end: place.endOffset,
        open: place.startTag?.endOffset ?? place.endOffset,
        close: place.endTag?.startOffset ?? place.endOffset,
      });
    }
    (node.content ?? node).childNodes?.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

export const isSheet = ({ name, attributes }) =>
  name === "link" && attributes.rel === "stylesheet" && attributes.href !== undefined;

/** True for a script of a file, except for the one that only old browsers load. */
export const isScriptFile = ({ name, attributes }) =>
  name === "script" && attributes.src !== undefined && attributes.nomodule === undefined;

/** True for an inline script, unless it contains data. */
export const isInlineScript = ({ name, attributes }) =>
  name === "script" &&
  attributes.src === undefined &&
  !/^application\/(ld\+)?json$/i.test(attributes.type ?? "");

/** The text between an element's tags. */
export const textIn = (html, { open, close }) => html.slice(open, close);

/**
 * The text with changes at these places, and all other characters unchanged. Changes at the same place are in the order of the
 * list.
 * @param {string} html
 * @param {readonly { start: number; end?: number; text: string }[]} changes
 */
export function edited(html, changes) {
  let result = "";
  let at = 0;
  for (const { start, end = start, text } of changes.toSorted((a, b) => a.start - b.start)) {
    result += html.slice(at, start) + text;
    at = Math.max(at, end);
  }
  return result + html.slice(at);
}
