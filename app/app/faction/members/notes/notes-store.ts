import type { Session } from "@/lib/api/session";
import { memberNotesStore, sampleNotesStore } from "@/lib/store/member-notes";

/** Where the notes of a session are kept. */
export const notesStoreOf = ({ isSample }: Pick<Session, "isSample">) =>
  isSample ? sampleNotesStore : memberNotesStore;
