/**
 * Lets a page go on that the browser translates.
 *
 * Chrome's translator, and those like it, put each text into `<font><font>` and take React's own text node out of the page,
 * or move it inside. React knows nothing of that: sooner or later it removes the node from where it was, or puts another
 * before it, which throws, and the page is lost. What it writes into a node that is out of the page is seen by nobody, and
 * an old figure stays.
 *
 * An element of its own around each text that comes and goes would do for that text. But nearly every sentence of ours is
 * made of several texts, and one that never changes is lost too, once an icon comes before it: no rule of lint could tell
 * which. So the place of each text is remembered here instead, once and for all pages. Without a translator none of it does
 * anything (docs/decisions/translated-pages.md).
 */
export function keepTranslated() {
  // Always called with the node that they are asked of.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype;
  /** What the translator put in the place of a text. */
  const standIns = new WeakMap<Node, ChildNode>();

  const note = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (!(node instanceof Text) || font === undefined) continue;
        standIns.set(node, font);
        if (!node.isConnected) observer.observe(node, { characterData: true });
      }
      // React wrote to a text that is out of the page, or put it back: it is shown again, for the translator to take.
      const isWritten = target instanceof Text && !target.isConnected;
      for (const node of isWritten ? [target] : addedNodes) {
        const font = standIns.get(node);
        if (font === undefined || font.contains(node)) continue;
        standIns.delete(node);
        if (isWritten) font.replaceWith(node);
        else font.remove();
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  /** The child of `parent` that is, holds or stands for a node which React left there. */
  const childFor = (parent: Node, node: Node) => {
    note(observer.takeRecords());
    let child: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
    while (child !== null && child.parentNode !== parent) child = child.parentNode;
    return isFont(child) ? child : null;
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !(child instanceof Text)) {
      return removeChild.call(this, child) as T;
    }
    const standIn = childFor(this, child);
    if (standIn !== null) removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isMoved = next instanceof Text && next.parentNode !== this;
    return insertBefore.call(this, node, isMoved ? childFor(this, next) : next) as T;
  };
}

/** The attribute `translate` of a place that shows a figure or other things, but words at times. */
export const untranslated = (value: unknown) =>
  typeof value === "string" && !/\d/.test(value) ? undefined : "no";

const isFont = (node: Node | null): node is ChildNode => node?.nodeName === "FONT";
