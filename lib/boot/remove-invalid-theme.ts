/**
 * Removes an invalid theme before the script of next-themes reads it: it would become a class of the page, and one with a
 * space in it would leave no page at all.
 */
export function removeInvalidTheme({ name, themes }: { name: string; themes: readonly string[] }) {
  try {
    const theme = localStorage.getItem(name);
    if (theme !== null && !themes.includes(theme)) localStorage.removeItem(name);
  } catch {
    // A browser that refuses its storage keeps no theme.
  }
}
