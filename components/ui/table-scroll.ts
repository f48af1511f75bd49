/** The height of the page's header, below which a table's head sticks. */
const HEAD_PX = 61;

/**
 * Marks the box around a table that is wider than it, so that it scrolls; and where the table is in it. A box that
 * scrolls takes the head of its table along when the page scrolls: here it is moved back into sight. It is the ref of the table.
 */
export function trackTableScroll(table: HTMLTableElement | null) {
  const box = table?.parentElement;
  const group = box?.parentElement;
  const head = table?.tHead;
  if (!box || !group || !head) return undefined;

  // All is read before anything is written: the browser lays out what was written before it can be read.
  const place = () => {
    const { top, height } = box.getBoundingClientRect();
    const { scrollLeft } = box;
    const beyond = table.offsetWidth - box.clientWidth;
    const past = Math.min(HEAD_PX - top, height - head.offsetHeight);
    const scrolls = beyond > 1;
    const transform = scrolls && past > 0 ? `translateY(${past}px)` : "";
    group.toggleAttribute("data-scrolls", scrolls);
    group.toggleAttribute("data-scrolled", scrolls && scrollLeft > 1);
    group.toggleAttribute("data-more", scrolls && scrollLeft < beyond - 1);
    if (head.style.transform !== transform) head.style.transform = transform;
  };
  const follow = () => {
    if (group.hasAttribute("data-scrolls")) place();
  };
  const end = new AbortController();
  const until = { passive: true, signal: end.signal };
  window.addEventListener("scroll", follow, until);
  box.addEventListener("scroll", follow, until);
  // It reports the first sizes too, after the browser's own layout: reading them here would force one.
  const sizes = new ResizeObserver(place);
  sizes.observe(table);
  sizes.observe(box);
  return () => {
    end.abort();
    sizes.disconnect();
  };
}
