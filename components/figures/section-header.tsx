import type { ReactNode } from "react";

interface SectionHeaderProps {
  title: ReactNode;
  /** The number of entries in the section. */
  aside?: ReactNode;
  /** The section's actions. */
  children?: ReactNode;
}

/** The header of a section, with a horizontal rule. */
export function SectionHeader({ title, aside, children }: SectionHeaderProps) {
  return (
    <div className="mt-2 flex min-h-11 flex-wrap content-end items-baseline gap-2 border-b border-rule pb-1.5">
      <h2 className="min-w-0 font-display text-h2 font-medium wrap-anywhere">{title}</h2>
      {aside !== undefined && (
        <p className="min-w-0 wrap-anywhere text-muted-foreground">{aside}</p>
      )}
      {children !== undefined && <div className="-my-1 -mr-2.5 ml-auto">{children}</div>}
    </div>
  );
}

interface PartHeaderProps {
  /** The heading's id, for the element that it labels. */
  id?: string;
  title: string;
  /** The text at the other end of the line. */
  aside: string;
  /** 2 for a part of the page, which no section's header precedes. */
  level?: 2 | 3;
}

/** The header of a part of a section or of a page, with a thinner rule than a section's. */
export function PartHeader({ id, title, aside, level = 3 }: PartHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex items-baseline justify-between gap-2 border-b pt-4 pb-1.5 max-md:pt-2.5">
      <Heading id={id} className="font-semibold">
        {title}
      </Heading>
      <p className="text-muted-foreground">{aside}</p>
    </div>
  );
}
