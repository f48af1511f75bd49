/**
 * Whether the browser is older than what the site is written for (docs/decisions/older-browsers.md): the page would stay
 * empty, or its buttons would do nothing. It asks for the newest that the site needs of each kind, a pattern, a function of
 * the language and one of the browser, and is itself no newer than 2019, as all that runs before or after it in its script.
 * @param pattern whoever can't read it reads no script that holds one of its kind
 */
export function isTooOld(pattern: string): boolean {
  try {
    new RegExp(pattern).test("");
    return !("toSorted" in [] && "timeout" in AbortSignal);
  } catch {
    return true;
  }
}

/** In the head of a page that can't be read without its scripts: leads to one that can. */
export function redirectTo(path: string) {
  document.documentElement.hidden = true;
  // Before the way leads on: stopped later, the page would stay.
  stop();
  location.replace(path);
}

/** At the end of a page that can be read without its scripts: says why its buttons do nothing. */
export function showTooOld(words: string) {
  const told = `<p role="alert" style="margin:1rem;font-weight:600">${words}</p>`;
  document.body.insertAdjacentHTML("afterbegin", told);
}
