import { ArrowUpRight, NotebookPen } from "lucide-react";

import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { CopyName } from "@/components/game/copy-name";
import { profileUrl } from "@/components/game/links";
import { NoteForm } from "@/components/notes/note-form";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";

import { Balance, State } from "./columns";
import type { MemberRow } from "./rows";

/** The details that a member's row opens on a phone. */
export function MemberMore(member: MemberRow) {
  const { id, name, note } = member;
  const label = `Note on ${name}`;
  return (
    <div className="border-t pt-2 pb-4">
      <DescriptionList>
        <DescriptionRow label="Name" value={<CopyName name={name} id={id} />} wide />
        <DescriptionRow
          label="Money"
          value={<Balance value={member.money} format={formatMoney} />}
          wide
        />
        <DescriptionRow
          label="Points"
          value={<Balance value={member.points} format={formatWhole} />}
        />
        <DescriptionRow label="Days" value={orDash(member.daysInFaction, formatWhole)} />
        {member.position !== "" && <DescriptionRow label="Position" value={member.position} wide />}
        {member.state !== "" && <DescriptionRow label="State" value={<State {...member} />} wide />}
        {member.revives !== null && <DescriptionRow label="Revives" value={member.revives} wide />}
      </DescriptionList>
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
          <NoteForm memberId={id} name={name} note={note} />
        </Popover>
      </div>
    </div>
  );
}
