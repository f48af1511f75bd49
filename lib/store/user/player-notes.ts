import { lenientRecord, text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";

/** The notes about other players, by player id. Empty by default. */
export type PlayerNotes = Readonly<Record<string, string>>;

/** The maximum number of characters in a note. */
export const NOTE_LENGTH = 500;

const schema = lenientRecord(text(NOTE_LENGTH), 10_000);

/** The stored name is from when only members could have notes. */
export const playerNotesStore = jsonValue<PlayerNotes>("memberNotes", schema, {});

/** An empty text removes the note. */
export function setPlayerNote(playerId: number, text: string) {
  const note = text.trim().slice(0, NOTE_LENGTH);
  const others = Object.entries(playerNotesStore.get()).filter(([id]) => id !== String(playerId));
  playerNotesStore.set(
    Object.fromEntries(note === "" ? others : [...others, [String(playerId), note]]),
  );
}
