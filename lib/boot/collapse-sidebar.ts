/** Collapses the sidebar before the first paint. It marks the root element, as the app does later. */
export function collapseSidebar({ cookie }: { cookie: string }) {
  try {
    if (document.cookie.split("; ").includes(cookie)) {
      document.documentElement.dataset.sidebar = "icon";
    }
  } catch {
    // A browser that refuses cookies: the sidebar stays expanded.
  }
}
