import { text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const typed = z.catch(text(100_000), "");

const draft = z.object({
  /** As typed: one per line. */
  recipients: typed,
  message: typed,
});

export type MessageDraft = z.output<typeof draft>;

/** The message that the player is writing, and to whom; kept when the page is left. */
export const messageDraftStore = jsonValue<MessageDraft>("messageDraft", draft, {
  recipients: "",
  message: "",
});
