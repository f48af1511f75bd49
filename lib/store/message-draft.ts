import * as z from "@/lib/zod";

import { text } from "./lenient-schemas";
import { jsonValue } from "./stored-value";

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
