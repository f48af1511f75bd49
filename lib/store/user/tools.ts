import { id, lenientArray, lenientRecord, text } from "@/lib/store/engine/lenient-schemas";
import { isSampleTab, jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const typed = z.catch(text(100_000), "");

const draft = z.object({
  /** As typed: one per line. */
  recipients: typed,
  message: typed,
  /** The recipients by id whose composer was opened, and the message at that time. */
  opened: z.catch(
    z.nullish(z.object({ message: text(100_000), ids: lenientArray(id, 10_000) })),
    null,
  ),
});

export type MessageDraft = z.output<typeof draft>;

/** The message that the player is writing, with its recipients. It remains when the page is left. */
export const messageDraftStore = jsonValue<MessageDraft>("messageDraft", draft, {
  recipients: "",
  message: "",
});

/** The ids of recipients whose composer was opened with the present message: a changed message is for all of them again. */
export const openedIds = ({ message, opened }: MessageDraft): readonly number[] =>
  opened?.message === message ? opened.ids : [];

export function addOpenedId(added: number) {
  const draft = messageDraftStore.get();
  const ids = [...new Set([...openedIds(draft), added])];
  messageDraftStore.set({ ...draft, opened: { message: draft.message, ids } });
}

const SAMPLE_MESSAGE =
  "Hi {name}, you haven’t been on for a week. Are you coming back? We’d like to keep your place.";

/** To three members of the sample's faction who haven't been active for a week; the first one has been written to. */
const OF_SAMPLE: MessageDraft = {
  recipients: "korrik [2271683]\nMorquin [2548912]\nTamika_x [2832459]",
  message: SAMPLE_MESSAGE,
  opened: { message: SAMPLE_MESSAGE, ids: [2_271_683] },
};

/** Writes a draft in the sample data, where the page would have nothing to send, unless the visitor has written one. */
export function fillSampleDraft() {
  if (!isSampleTab()) return;
  if (messageDraftStore.get() !== messageDraftStore.fallback) return;
  messageDraftStore.set(OF_SAMPLE);
}

// As the field accepts them: amounts that are exact to the dollar.
const dollars = z.int().check(z.nonnegative());

/** The player's own value of one payment of a stock's benefit, in dollars by stock id. Empty by default. */
export const ownValuesStore = jsonValue<Readonly<Record<string, number>>>(
  "benefitValues",
  lenientRecord(dollars, 200),
  {},
);

export function setOwnValue(stockId: number, dollars: number) {
  ownValuesStore.set({ ...ownValuesStore.get(), [stockId]: dollars });
}

/** Resets to the value from the game's prices. */
export function undoOwnValue(stockId: number) {
  const others = Object.entries(ownValuesStore.get()).filter(([id]) => id !== String(stockId));
  ownValuesStore.set(Object.fromEntries(others));
}
