/** The first tab stop: skips everything that is the same on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-60 -translate-y-20 bg-foreground px-4 py-3 text-background focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
