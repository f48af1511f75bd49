import { fingerprint, type Session } from "./session";

/** The key of the faction's attacks. A page may load the code that reads them only once it needs it. */
export const warAttacksKey = (session: Session) => [
  "account",
  fingerprint(session),
  "faction",
  "warAttacks",
];
