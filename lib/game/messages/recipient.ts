/** A recipient of a message, as one line names them. A player has a name, an id or both. */
export interface Recipient {
  /** The line without surrounding spaces. */
  text: string;
  name: string | null;
  id: number | null;
  /** True if a line above names the same player. */
  isRepeat: boolean;
}

const ID = /^[1-9]\d{0,9}$/;
const ID_IN_BRACKETS = /^([\w-]{1,30})?\s*\[([1-9]\d{0,9})\]$/;
/** Letters, digits, _ and -. The game's own limit is shorter; a name in use must never be refused. */
const NAME = /^[\w-]{1,30}$/;
const DIGITS = /^\d+$/;
const NAME_IN_MESSAGE = /\{name\}/gi;

/**
 * The recipients of a message, one per line; blank lines are left out (contract 15.2). A line is "name [id]", a name, or an id
 * with or without brackets. Any other line has neither name nor id, because it can’t be a player.
 */
export function parseRecipients(text: string): Recipient[] {
  const above = new Set<string | number>();
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const player = playerOf(line);
      // Players find each other by names in any case, so no two names differ only in case.
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

/** True if it can be a player; only the game knows if the player exists. */
export const canBePlayer = ({ name, id }: Recipient) => name !== null || id !== null;

/** The replacement for {name}: the name, or else the id, or else the line itself. */
export const addressOf = ({ text, name, id }: Recipient) =>
  name ?? (id === null ? text : String(id));

/** The message to one recipient, with each {name} filled in. */
export const withName = (message: string, recipient: Recipient) =>
  message.replace(NAME_IN_MESSAGE, () => addressOf(recipient));

/** True if the message contains {name}, so it differs between recipients. */
export const namesRecipient = (message: string) => message.search(NAME_IN_MESSAGE) >= 0;
