import { cn } from "@/lib/utils";

import type { Completion } from "./completions";

interface CompletionListProps {
  id: string;
  completions: readonly Completion[];
  /** The index of the highlighted completion; -1 for none. */
  active: number;
  onAccept: (completion: Completion) => void;
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

const intoView = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: "nearest" });
};

/** How the search could continue. The focus stays in the field, whose arrow keys move through the list. */
export function CompletionList({ id, completions, active, onAccept }: CompletionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Completions"
      className="absolute top-full left-0 z-30 mt-1 max-h-72 w-max max-w-[calc(100vw-2rem)] min-w-full overflow-y-auto rounded-md border border-rule bg-popover py-1 text-popover-foreground"
    >
      {completions.map((completion, place) => (
        <li
          key={completion.text}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          ref={place === active ? intoView : undefined}
          className={cn(
            "flex min-h-8 cursor-default items-center gap-3 border-l-3 px-3 hover:bg-accent max-md:min-h-11",
            place === active ? "border-primary bg-accent" : "border-transparent",
          )}
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onAccept(completion);
          }}
        >
          <span className="font-medium">{completion.text}</span>
          {!completion.isWhole && (
            <span className="text-small text-muted-foreground">{completion.means}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
