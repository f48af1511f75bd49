import { lenientRecord, text } from "@/lib/store/engine/lenient-schemas";
import { sessionValue, type StoredValue } from "@/lib/store/engine/stored-value";

/** The player's notes about members, by member id. Empty by default. */
export type MemberNotes = Readonly<Record<string, string>>;

/** The maximum number of characters in a note. */
export const NOTE_LENGTH = 500;

const schema = lenientRecord(text(NOTE_LENGTH), 10_000);

export const memberNotesStore = sessionValue<MemberNotes>("memberNotes", schema, {});

/** An empty text removes the note. */
export function setMemberNote(store: StoredValue<MemberNotes>, memberId: number, text: string) {
  const note = text.trim().slice(0, NOTE_LENGTH);
  const others = Object.entries(store.get()).filter(([id]) => id !== String(memberId));
  store.set(Object.fromEntries(note === "" ? others : [...others, [String(memberId), note]]));
}
