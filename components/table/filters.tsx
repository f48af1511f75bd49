import { type ReactNode, useId, useState } from "react";

import { Button } from "@/components/ui/button";

const ROW = "flex flex-wrap items-center gap-x-4 gap-y-2 py-3";

export function Filters({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div role="group" aria-label={`Filters of ${title}`} className={ROW}>
      {children}
    </div>
  );
}

interface MobileFiltersProps {
  title: string;
  /** How many are set, shown on the button that hides them. */
  active: number;
  /** Shown beside the button. */
  aside?: ReactNode;
  /** Whether they can't be hidden, because something is wrong with one. */
  isFaulty?: boolean;
  children: ReactNode;
}

export function MobileFilters({
  title,
  active,
  aside,
  isFaulty = false,
  children,
}: MobileFiltersProps) {
  const id = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = wasOpened || isFaulty;
  if (!children && !aside) return null;
  return (
    <>
      <div className="flex items-center gap-3 py-3">
        {children && (
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              setWasOpened((open) => !open);
            }}
          >
            {active > 0 ? `Filters, ${active}` : "Filters"}
          </Button>
        )}
        {aside}
      </div>
      {children && (
        <div
          id={id}
          role="group"
          aria-label={`Filters of ${title}`}
          hidden={!isOpen}
          className={isOpen ? "flex flex-wrap items-center gap-x-4 gap-y-2 pb-3" : undefined}
        >
          {children}
        </div>
      )}
    </>
  );
}
