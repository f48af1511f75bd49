/**
 * Keeps a page working while the browser translates it.
 *
 * Chrome's translator, and similar ones, wrap each text in `<font><font>`, and take React's own text node out of the page or move
 * it into the wrapper. React doesn't notice: sooner or later it removes the node from its old place, or inserts another node
 * before it. That throws, and the page is lost. Text that React writes into a node outside the page is never seen, and an old
 * figure stays.
 *
 * A separate element around each text that comes and goes would solve this for that text. But nearly every sentence of ours
 * consists of several texts, and a text that never changes is lost too once an icon is inserted before it. No lint rule could
 * tell which texts these are. So the place of each text is remembered here instead, once for all pages. Nothing of the browser
 * is replaced before a translator has put in its first `<font>` (docs/decisions/translated-pages.md).
 */
export function keepTranslated() {
  /** The elements that the translator put in place of text nodes. */
  const standIns = new WeakMap<Node, ChildNode>();

  let isTranslated = false;

  const note = (records: readonly MutationRecord[]) => {
    if (!isTranslated) {
      if (!records.some(({ addedNodes }) => [...addedNodes].some(isFont))) return;
      isTranslated = true;
      followStandIns();
    }
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (!(node instanceof Text) || font === undefined) continue;
        standIns.set(node, font);
        if (!node.isConnected) observer.observe(node, { characterData: true });
      }
      // React wrote to a text outside the page, or put it back. The text is shown again, so that the translator can translate it.
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

  /** The `<font>` child of `parent` that contains or replaces a text node that React left there; null if there is none. */
  const childFor = (parent: Node, node: Node) => {
    note(observer.takeRecords());
    let child: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
    while (child !== null && child.parentNode !== parent) child = child.parentNode;
    return isFont(child) ? child : null;
  };

  function followStandIns() {
    // Both are always called with the node as `this`.
    // oxlint-disable-next-line typescript/unbound-method
    const { removeChild, insertBefore } = Node.prototype;
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
}

/**
 * The `translate` attribute of a place that usually shows a figure or other content, but sometimes words, which are translated.
 */
export const untranslated = (value: unknown) =>
  typeof value === "string" && !/\d/.test(value) ? undefined : "no";

const isFont = (node: Node | null): node is ChildNode => node?.nodeName === "FONT";
