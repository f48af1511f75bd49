import { cn } from "@/lib/utils";

interface Size {
  width: number;
  height: number;
}

export interface ShotProps {
  /** The files are public/pictures/<name>-<wide or narrow>-<light or dark>.webp. */
  name: string;
  alt: string;
  wide: Size;
  narrow: Size;
}

/**
 * A picture of a screen in the reader's theme, which the class on the document decides before the first paint. What is
 * not shown is lazy, so that only one of the four files is loaded.
 */
export function Shot(props: ShotProps) {
  return (
    <figure className="overflow-hidden border border-rule bg-background print:max-w-100">
      <Themed {...props} theme="light" className="dark:hidden print:block!" />
      <Themed {...props} theme="dark" className="hidden dark:block print:hidden!" />
    </figure>
  );
}

function Themed({
  name,
  alt,
  wide,
  narrow,
  theme,
  className,
}: ShotProps & { theme: "light" | "dark"; className: string }) {
  return (
    <picture className={cn("block", className)}>
      <source
        media="(max-width: 47.99rem)"
        srcSet={`/pictures/${name}-narrow-${theme}.webp`}
        width={narrow.width}
        height={narrow.height}
      />
      <img
        src={`/pictures/${name}-wide-${theme}.webp`}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}
