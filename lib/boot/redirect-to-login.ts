/**
 * Whoever has no key goes to the login at once, and sees nothing of a page that is not for them; the start page, which only
 * leads on, does so. It says what `authStore`, `loginPath` and `samplePath` say. In the sample data it reads no key. What
 * it cannot read, the guard decides.
 */
export function redirectToLogin(rules: {
  start: string;
  dashboard: string;
  /** Leads to the login, and back to the page that follows it. */
  login: string;
  /** The query of the start page that opens the sample data. */
  sampleQuery: string;
  sampleName: string;
  keyName: string;
  keyLength: number;
}) {
  try {
    const { pathname, search } = location;
    const isStart = pathname === rules.start || pathname === `${rules.start}/`;
    const opensSample = search === `?${rules.sampleQuery}`;
    if (isStart && opensSample) sessionStorage.setItem(rules.sampleName, "on");
    let isSignedOut = sessionStorage.getItem(rules.sampleName) === null;
    if (isSignedOut) {
      const key = localStorage.getItem(rules.keyName);
      isSignedOut =
        key === null || key.length > rules.keyLength || key.replace(/^"(.*)"$/, "$1").trim() === "";
    }
    // A page of the sample data that the query names is left to the start page, which knows what is safe.
    const isSample = isStart && new URLSearchParams(search).has(rules.sampleQuery);
    let to = "";
    if (isSignedOut) to = isSample ? "" : rules.login + encodeURIComponent(pathname + search);
    else if (isStart && (!isSample || opensSample)) to = rules.dashboard;
    if (to === "") return;
    document.documentElement.hidden = true;
    // Before the way leads on: stopped later, the page would stay.
    stop();
    location.replace(to);
  } catch {
    // The browser refuses its storage: the guard says so.
  }
}
