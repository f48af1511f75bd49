/**
 * Finds the faults of the layout of the page, or of the dialog that is open on it: a sentence for each. Elements that
 * `readElsewhere` selects may be cut. The function runs in the page, so it contains all that it needs.
 */
export function layoutProblems(readElsewhere: string): string[] {
  const found = new Set<string>();
  const root = document.querySelector("[role=dialog]") ?? document.body;
  const isPhone = innerWidth < 768;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const known = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, known);
    return known;
  };

  interface Piece {
    words: string;
    element: Element;
    /** The part that is visible without scrolling a box of the page. */
    rects: { left: number; right: number; top: number; bottom: number }[];
  }

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.add(`the page scrolls sideways, by ${wide - innerWidth} px`);

  const pieces = [...texts(root), ...icons(root)];
  overlaps(pieces);
  if (isPhone) lowTargets(root);
  return [...found];

  function texts(top: Element): Piece[] {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const all: Piece[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (element === null || node.data.trim() === "" || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      if (lines.length === 0) continue;
      const words = `“${short(node.data)}”`;
      if (lines.length > 1) brokenWords(node, range);
      all.push({
        words,
        element,
        rects: lines.flatMap((line) => inItsBoxes(line, element, words) ?? []),
      });
    }
    return all;
  }

  /** Small pictures and icons, which no text may touch. */
  function icons(top: Element): Piece[] {
    return [...top.querySelectorAll("svg, img")]
      .filter((icon) => isSeen(icon) && boxOf(icon).height <= 48 && boxOf(icon).width <= 48)
      .map((icon) => {
        const words = `the icon in “${short(icon.parentElement?.textContent ?? "")}”`;
        return { words, element: icon, rects: [inItsBoxes(boxOf(icon), icon, null) ?? []].flat() };
      });
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest("script, style, option, [data-sonner-toaster], canvas") !== null) {
      return false;
    }
    // Words for screen readers alone.
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      const { width, height } = boxOf(at);
      if (width <= 1 && height <= 1 && styleOf(at).position === "absolute") return false;
    }
    return true;
  }

  /** The visible part of the line; reports words that are cut off, or reach out of a box around them. */
  function inItsBoxes(line: DOMRect, element: Element, words: string | null) {
    let { left, right, top, bottom } = line;
    const middle = (top + bottom) / 2;
    let beyond = "";
    // True if it is absolutely positioned: it may overhang its container.
    let floats = false;
    // True if it is in a box that scrolls, which may reach from edge to edge of the window: a swipe shows the rest.
    let scrolls = false;
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (box === document.body || box === document.documentElement) break;
      const { display, position, overflowX, overflowY } = styleOf(box);
      const holds = !floats && display !== "inline" && display !== "contents";
      const placesIt = floats && position !== "static";
      if (holds || placesIt) {
        const edge = boxOf(box);
        const out = Math.max(edge.left - left, right - edge.right);
        if (/auto|scroll/.test(overflowX + overflowY)) {
          beyond = "";
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
          if (right <= left || bottom <= top) return null;
          scrolls = true;
        } else if (/hidden|clip/.test(overflowX + overflowY)) {
          if (box.matches(readElsewhere)) return null;
          if (out > 0.5 || middle < edge.top || middle > edge.bottom) {
            if (words !== null) found.add(`${words} is cut in ${nameOf(box)}`);
            return null;
          }
        } else if (words !== null && holds && !scrolls && out > 0.75 && beyond === "") {
          beyond = `${words} reaches ${Math.ceil(out)} px beyond ${nameOf(box)}`;
        }
        floats = position === "absolute";
      }
      if (position === "fixed") break;
    }
    if (words !== null && (left < -0.5 || right > innerWidth + 0.5)) {
      beyond ||= `${words} reaches beyond the window`;
    }
    if (beyond !== "") found.add(beyond);
    return { left, right, top, bottom };
  }

  /** A number counts as one word, as does any text as short as a word; a name of 20 letters may wrap. */
  function brokenWords(node: Text, range: Range) {
    const words =
      /(?<![\p{L}\d])[-+−]?\$?\d[\d,.:]*\d[%a-z]?|(?<![\p{L}\d_])\p{L}{2,15}(?![\p{L}\d_])/gu;
    for (const { 0: word, index } of node.data.matchAll(words)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 4));
      if (new Set(tops).size > 1) found.add(`“${word}” breaks inside`);
    }
  }

  function overlaps(all: Piece[]) {
    const marks = all
      .flatMap(({ rects, ...piece }) =>
        rects.map(({ left, right, top, bottom }) => {
          // The upper and lower ends of a line's box are air.
          const isText =
            piece.element instanceof HTMLElement || piece.element instanceof SVGTextContentElement;
          const air = isText ? (bottom - top) * 0.2 : 0;
          return {
            ...piece,
            left: left + 0.5,
            right: right - 0.5,
            top: top + air,
            bottom: bottom - air,
          };
        }),
      )
      .sort((a, b) => a.top - b.top);
    marks.forEach((one, index) => {
      for (let next = index + 1; next < marks.length; next += 1) {
        const other = marks[next];
        if (other === undefined || other.top >= one.bottom) break;
        if (other.left >= one.right || other.right <= one.left) continue;
        if (one.element.contains(other.element) && !(one.element instanceof HTMLElement)) continue;
        if (layerOf(one.element) !== layerOf(other.element)) continue;
        found.add(`${one.words} and ${other.words} overlap`);
      }
    });
  }

  /** Fixed elements cover the page by design. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (styleOf(at).position === "fixed") return at;
    }
    return null;
  }

  function lowTargets(top: Element) {
    const pressed =
      "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=switch], [role=tab]";
    for (const target of top.querySelectorAll(pressed)) {
      if (!isSeen(target) || isInSentence(target)) continue;
      const label = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const heights = [target, ...label].map((each) => boxOf(each).height);
      const after = getComputedStyle(target, "::after");
      if (after.position === "absolute" && after.content !== "none") {
        heights.push(parseFloat(after.height));
      }
      const height = Math.max(...heights.filter(Number.isFinite));
      if (height < 43.5) {
        const name = target.getAttribute("aria-label") ?? (target.textContent || target.id);
        found.add(`“${short(name)}” is ${Math.round(height)} px high to press`);
      }
    }
  }

  /** A link among the words of a sentence is as high as its line. */
  function isInSentence(target: Element): boolean {
    if (styleOf(target).display !== "inline") return false;
    let block = target.parentElement;
    while (block !== null && styleOf(block).display === "inline") block = block.parentElement;
    const rest = (block?.textContent ?? "").replace(target.textContent, "");
    return /\p{L}{2,}/u.test(rest);
  }

  function short(text: string): string {
    const line = text.trim().replaceAll(/\s+/g, " ");
    return line.length > 48 ? `${line.slice(0, 47)}…` : line;
  }

  function nameOf(element: Element): string {
    const named = element.closest("[aria-label]");
    const slot = element.getAttribute("data-slot");
    const what = slot ?? element.tagName.toLowerCase();
    return named === null ? `its ${what}` : `its ${what} in “${named.getAttribute("aria-label")}”`;
  }
}
