import { parse } from "parse5";

/**
 * @typedef {object} Element
 * @property {string} name
 * @property {Readonly<Record<string, string>>} attributes their values as they are meant, without entities
 * @property {number} start where it begins in the text
 * @property {number} end where it is over, with its end tag if it has one
 * @property {number} open where its start tag is over
 * @property {number} close where its end tag begins
 */

/**
 * The elements that a page's text names, those of templates too, in their order.
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

/** A script of a file, but for the one that only old browsers take. */
export const isScriptFile = ({ name, attributes }) =>
  name === "script" && attributes.src !== undefined && attributes.nomodule === undefined;

/** Not one that holds data. */
export const isInlineScript = ({ name, attributes }) =>
  name === "script" &&
  attributes.src === undefined &&
  !/^application\/(ld\+)?json$/i.test(attributes.type ?? "");

/** What is between an element's tags. */
export const textIn = (html, { open, close }) => html.slice(open, close);

/**
 * The text with changes at these places, all other characters as they were. What is changed at the same place comes in the
 * order of the list.
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

/**
 * Whatever could be a class: of the page's elements, or in its scripts.
 * @param {string} html
 * @param {readonly string[]} [scripts] those of files
 */
export function classesIn(html, scripts = []) {
  const elements = elementsOf(html);
  const texts = [
    ...elements.flatMap(({ attributes }) => attributes.class ?? []),
    ...elements.filter(isInlineScript).map((script) => textIn(html, script)),
    ...scripts,
  ];
  return new Set(texts.flatMap((text) => text.split(/[\s"'`\\]+/)));
}
