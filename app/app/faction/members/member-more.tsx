import { ArrowUpRight, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";

import { playerLink, profileUrl } from "@/components/game/player-link";
import { Button } from "@/components/ui/button";

import type { MemberRow } from "./rows";

/** The details of a member's row on a phone: its columns, the note, and links to the profile and to the sheet with the note. */
export function MemberMore({ id, name, note, details }: MemberRow & { details: ReactNode }) {
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
        <Button asChild variant="outline">
          <a {...playerLink(id)} aria-label={`Note on ${name}`}>
            <NotebookPen aria-hidden />
            Note
          </a>
        </Button>
      </div>
    </div>
  );
}
