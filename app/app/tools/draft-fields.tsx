import { FieldWithMessage } from "@/components/list/field-with-message";
import { Textarea } from "@/components/ui/textarea";
import { type MessageDraft, messageDraftStore } from "@/lib/store/user/message-draft";

const FIELDS = [
  {
    part: "recipients",
    label: "Recipients",
    hint: "One per line: name [id], a name or an id. The id opens the composer.",
    placeholder: "Alpha [3000001]",
    rows: 6,
  },
  {
    part: "message",
    label: "Message",
    hint: "{name} becomes the recipient’s name, or their id if that’s all you gave.",
    placeholder: "Hello {name}",
    rows: 7,
  },
] as const;

/** What the player writes; kept in the browser, so that leaving the page loses nothing. */
export function DraftFields({
  draft,
  isFixed,
}: {
  draft: MessageDraft;
  /** Whether sending has started: then the draft can't be changed. */
  isFixed: boolean;
}) {
  return FIELDS.map(({ part, label, hint, ...field }) => (
    <div key={part} className="pb-4">
      <FieldWithMessage label={label} hint={hint} isStacked>
        {(control) => (
          <Textarea
            {...field}
            {...control}
            value={draft[part]}
            readOnly={isFixed}
            className="read-only:bg-muted"
            onChange={(event) => {
              messageDraftStore.set({ ...messageDraftStore.get(), [part]: event.target.value });
            }}
          />
        )}
      </FieldWithMessage>
    </div>
  ));
}
