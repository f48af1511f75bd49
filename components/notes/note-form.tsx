import { useLayoutEffect, useRef, useState } from "react";

import { FieldWithMessage } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { NOTE_LENGTH, setPlayerNote } from "@/lib/store/user/player-notes";

/** Unsaved note texts by player id. The caret is null if the focus is elsewhere. */
export type NoteDrafts = Map<number, { text: string; caret: number | null }>;

interface NoteFormProps {
  playerId: number;
  name: string;
  note: string;
  /** The drafts of a list whose rows may move to another group. The form in the new row continues with the draft. */
  drafts?: NoteDrafts;
}

/** The form for the player's own note on a player. */
export function NoteForm({ playerId, name, note, drafts }: NoteFormProps) {
  const [text, setText] = useState(drafts?.get(playerId)?.text ?? note);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const textarea = field.current;
    const caret = drafts?.get(playerId)?.caret ?? null;
    if (caret !== null) {
      textarea?.focus({ preventScroll: true });
      textarea?.setSelectionRange(caret, caret);
    }
    return () => {
      const draft = drafts?.get(playerId);
      if (!draft || !textarea || textarea !== document.activeElement) return;
      drafts?.set(playerId, { ...draft, caret: textarea.selectionStart });
    };
  }, [drafts, playerId]);

  function write(next: string) {
    setText(next);
    drafts?.set(playerId, { text: next, caret: null });
  }
  function save(next: string) {
    setText(next);
    drafts?.delete(playerId);
    setPlayerNote(playerId, next);
  }
  return (
    <div className="grid w-72 max-w-full gap-2">
      <FieldWithMessage
        label={`Note on ${name}`}
        hint={`${text === note ? "Saved in this browser only" : "Not saved yet"}. ${text.length} of ${NOTE_LENGTH} characters.`}
        isStacked
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={4}
            value={text}
            maxLength={NOTE_LENGTH}
            onChange={(event) => {
              write(event.target.value);
            }}
            onFocus={() => {
              write(text);
            }}
          />
        )}
      </FieldWithMessage>
      <div className="flex gap-2">
        <Button
          onClick={() => {
            save(text.trim());
          }}
        >
          Save note
        </Button>
        {note !== "" && (
          <Button
            variant="outline"
            onClick={() => {
              save("");
            }}
          >
            Delete note
          </Button>
        )}
      </div>
    </div>
  );
}
