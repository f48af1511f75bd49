import { lenientRecord, text } from "@/lib/store/engine/lenient-schemas";
import { sessionValue, type StoredValue } from "@/lib/store/engine/stored-value";

/** What the player has written about members, by member id; empty at first. */
export type MemberNotes = Readonly<Record<string, string>>;

/** The most characters that a note may have. */
export const NOTE_LENGTH = 500;

const schema = lenientRecord(text(NOTE_LENGTH), 10_000);

export const memberNotesStore = sessionValue<MemberNotes>("memberNotes", schema, {});

/** An empty text removes the note. */
export function setMemberNote(store: StoredValue<MemberNotes>, memberId: number, text: string) {
  const note = text.trim().slice(0, NOTE_LENGTH);
  const others = Object.entries(store.get()).filter(([id]) => id !== String(memberId));
  store.set(Object.fromEntries(note === "" ? others : [...others, [String(memberId), note]]));
}
