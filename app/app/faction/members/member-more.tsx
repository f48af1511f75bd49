import { ArrowUpRight, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";

import { profileUrl } from "@/components/game/player-link";
import { NoteForm } from "@/components/notes/note-form";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";

import type { MemberRow } from "./rows";

/** The details of a member's row on a phone: its columns, the note, and buttons for the profile and the note. */
export function MemberMore({ id, name, note, details }: MemberRow & { details: ReactNode }) {
  const label = `Note on ${name}`;
  return (
    <div className="border-t pt-2 pb-4">
      {details}
      {note !== "" && <p className="mt-1 wrap-anywhere">{note}</p>}
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Button asChild variant="outline">
          <a href={profileUrl(id)} target="_blank" rel="noreferrer">
            Profile
            <ArrowUpRight aria-hidden />
          </a>
        </Button>
        <Popover
          label={label}
          trigger={
            <Button variant="outline" aria-label={label}>
              <NotebookPen aria-hidden />
              Note
            </Button>
          }
        >
          <NoteForm playerId={id} name={name} note={note} />
        </Popover>
      </div>
    </div>
  );
}
