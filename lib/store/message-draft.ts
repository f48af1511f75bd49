import * as z from "zod/mini";

import { storedValue } from "./stored-value";

const draft = z.object({
  /** As typed: one a line. */
  recipients: z.string(),
  message: z.string(),
});

export type MessageDraft = z.output<typeof draft>;

/** The message that the player is writing, and to whom; kept when the page is left. */
export const messageDraftStore = storedValue<MessageDraft>(
  "messageDraft",
  { read: (raw) => draft.parse(JSON.parse(raw)), write: JSON.stringify },
  { recipients: "", message: "" },
);
