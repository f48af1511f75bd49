/**
 * Redirects visitors without a key to the login, and the start page to the dashboard, before the first paint. Repeats the
 * logic of `authStore`, `loginPath` and `samplePath`, since no module is loaded yet. Doesn't read the key in the sample
 * data. If storage is blocked it does nothing; `Guard` redirects later.
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
