import type { ReactNode } from "react";

interface ListHeaderProps {
  /** How many there are; announced again when it changes. */
  count: string;
  /** The sort control. */
  children: ReactNode;
}

/** The line above a list of cards. */
export function ListHeader({ count, children }: ListHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-rule pb-1.5">
      <p role="status" className="text-muted-foreground max-md:order-1">
        {count}
      </p>
      {children}
    </div>
  );
}
