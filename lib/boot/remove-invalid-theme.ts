/**
 * Before what next-themes puts into the page: a theme that is none would be a class of the page, and one with a space in it
 * no page at all.
 */
export function removeInvalidTheme({ name, themes }: { name: string; themes: readonly string[] }) {
  try {
    const theme = localStorage.getItem(name);
    if (theme !== null && !themes.includes(theme)) localStorage.removeItem(name);
  } catch {
    // A browser that refuses its storage keeps no theme.
  }
}
