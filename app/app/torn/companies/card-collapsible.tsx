import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface CardCollapsibleProps {
  title: string;
  /** What the card is about, for those who can't see which card it is on. */
  cardTitle: string;
  aside: string;
  isEmpty: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a card that opens and closes; what it holds is drawn while it is open. */
export function CardCollapsible({
  title,
  cardTitle,
  aside,
  isEmpty,
  isOpen,
  onToggle,
  children,
}: CardCollapsibleProps) {
  return (
    <details
      open={isOpen}
      className="group/fold border-t border-row"
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
      }}
    >
      <summary className="flex min-h-9 list-none items-center gap-2 py-1 hover:bg-accent max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <h3>
          {title}
          <span className="sr-only">
            {" "}
            of <span translate="no">{cardTitle}</span>
          </span>
        </h3>
        <span className="text-small text-muted-foreground">{aside}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 shrink-0 -rotate-90 text-muted-foreground transition-transform group-open/fold:rotate-0"
        />
      </summary>
      {isOpen && (
        <div className="pb-2 text-small">{isEmpty ? <p>No data available</p> : children}</div>
      )}
    </details>
  );
}
