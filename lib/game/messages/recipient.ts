/** Whom a message is for, as one line names them. A player has a name, an id or both. */
export interface Recipient {
  /** The line, without the space around it. */
  text: string;
  name: string | null;
  id: number | null;
  /** Whether a line above names the same player. */
  isRepeat: boolean;
}

const ID = /^[1-9]\d{0,9}$/;
const ID_IN_BRACKETS = /^([\w-]{1,30})?\s*\[([1-9]\d{0,9})\]$/;
/** Letters, digits, _ and -. The game's own limit is shorter; a name in use must never be refused. */
const NAME = /^[\w-]{1,30}$/;
const DIGITS = /^\d+$/;
const NAME_IN_MESSAGE = /\{name\}/gi;

/**
 * The recipients of a message, one a line, blank lines left out (contract 15.2). A line says "name [id]", a
 * name, or an id with or without its brackets; another one is kept with neither, since it can’t be a player.
 */
export function parseRecipients(text: string): Recipient[] {
  const above = new Set<string | number>();
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const player = playerOf(line);
      // Players find each other by names in any case, so no two differ in case alone.
      const marks = [player.id, player.name?.toLowerCase() ?? null].filter((mark) => mark !== null);
      const isRepeat = marks.some((mark) => above.has(mark));
      for (const mark of marks) above.add(mark);
      return { text: line, ...player, isRepeat };
    });
}

function playerOf(line: string): Pick<Recipient, "name" | "id"> {
  const [, name = null, id] = ID_IN_BRACKETS.exec(line) ?? [];
  if (id !== undefined) return { name, id: Number(id) };
  if (DIGITS.test(line)) return { name: null, id: ID.test(line) ? Number(line) : null };
  return { name: NAME.test(line) ? line : null, id: null };
}

/** Whether it can be a player at all; only the game knows whether there is one. */
export const canBePlayer = ({ name, id }: Recipient) => name !== null || id !== null;

/** What {name} becomes: the name, else the id, else the line as it is. */
export const addressOf = ({ text, name, id }: Recipient) =>
  name ?? (id === null ? text : String(id));

/** The message to one recipient: each {name} in it filled in. */
export const withName = (message: string, recipient: Recipient) =>
  message.replace(NAME_IN_MESSAGE, () => addressOf(recipient));

/** Whether a message differs from one recipient to the next. */
export const namesRecipient = (message: string) => message.search(NAME_IN_MESSAGE) >= 0;
