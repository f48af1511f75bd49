import { use, useState } from "react";

import { FieldWithMessage } from "@/components/list/text-field";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { ClosePopover } from "@/components/ui/popover";
import { Textarea } from "@/components/ui/textarea";
import { storeFor } from "@/lib/store/engine/stored-value";
import { NOTE_LENGTH, memberNotesStore, setMemberNote } from "@/lib/store/user/member-notes";

interface NoteFormProps {
  memberId: number;
  name: string;
  note: string;
}

/** The player's own note on a member. */
export function NoteForm({ memberId, name, note }: NoteFormProps) {
  const store = storeFor(useSession(), memberNotesStore);
  const [text, setText] = useState(note);
  const close = use(ClosePopover);
  return (
    <div className="grid w-72 max-w-full gap-2">
      <FieldWithMessage
        label={`Note on ${name}`}
        hint={`Saved in this browser only. ${text.length} of ${NOTE_LENGTH} characters.`}
        isStacked
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text}
            maxLength={NOTE_LENGTH}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        )}
      </FieldWithMessage>
      <div className="flex gap-2">
        <Button
          onClick={() => {
            setMemberNote(store, memberId, text);
            close();
          }}
        >
          Save note
        </Button>
        {note !== "" && (
          <Button
            variant="outline"
            onClick={() => {
              setMemberNote(store, memberId, "");
              close();
            }}
          >
            Delete note
          </Button>
        )}
      </div>
    </div>
  );
}
