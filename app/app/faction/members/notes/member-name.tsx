import { NotebookPen } from "lucide-react";
import { memo } from "react";

import { CopyName } from "@/components/game/copy-name";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { cn } from "@/lib/utils";

const NoteForm = onDemand(() => import("@/components/notes/note-form").then((l) => l.NoteForm));

interface MemberNameProps {
  id: number;
  name: string;
  /** Empty if there is none. */
  note: string;
}

/** A member's name, with a button for the player's note on them. */
export const MemberName = memo(function MemberName({ id, name, note }: MemberNameProps) {
  const label = `Note on ${name}`;
  return (
    <span
      className={cn(
        "inline-flex min-w-0 items-center gap-1 wrap-anywhere",
        note !== "" && "md:flex-wrap",
      )}
    >
      <CopyName name={name} id={id} />
      <Popover
        label={label}
        trigger={
          <button
            type="button"
            aria-label={label}
            className={cn(
              "-my-1 inline-flex h-7 min-w-7 shrink-0 items-center justify-center gap-1 rounded-sm px-1 text-small text-muted-foreground hover:bg-accent hover:text-foreground max-md:min-h-11 max-md:min-w-11",
              note === "" && QUIET,
            )}
          >
            <NotebookPen aria-hidden className="size-3.5 shrink-0" />
            {note !== "" && "Note"}
          </button>
        }
      >
        <NoteForm memberId={id} name={name} note={note} />
      </Popover>
    </span>
  );
});

/** Without a note the button shows only on hover or focus, and takes no room in the table. */
const QUIET =
  "md:-mr-7 md:opacity-0 md:group-hover/row:opacity-100 md:focus-visible:opacity-100 md:aria-expanded:opacity-100 [@media(hover:none)]:opacity-100";
