import { type InactiveAfter, isInactive, type Member } from "./member";

/** A member as the search sees them. */
export interface SearchedMember extends Pick<
  Member,
  | "id"
  | "name"
  | "level"
  | "daysInFaction"
  | "position"
  | "state"
  | "revives"
  | "isInOc"
  | "lastAction"
> {
  /** Dollars that the faction keeps for the member; negative where they owe it, null where it is not known. */
  money: number | null;
  points: number | null;
  /** The player's own; empty where there is none. */
  note: string;
}

/** Whether a member fits; null where the game does not say, so that neither the criterion nor its opposite finds them. */
export type Criterion = (member: SearchedMember) => boolean | null;

export const not =
  (criterion: Criterion): Criterion =>
  (member) => {
    const fits = criterion(member);
    return fits === null ? null : !fits;
  };

const holds = (text: string, asked: string) => text.toLowerCase().includes(asked.toLowerCase());

/** The name, the id or the note holds the text. */
export const holdsText =
  (asked: string): Criterion =>
  ({ name, id, note }) =>
    [name, String(id), note].some((text) => holds(text, asked));

/** "recruit,soldier" asks for either. */
export function anyOf(asks: string, textOf: (member: SearchedMember) => string | null): Criterion {
  const asked = asks.split(",").filter((text) => text !== "");
  return (member) => {
    const text = textOf(member);
    return text === null ? null : asked.some((one) => holds(text, one));
  };
}

/** Null for what begins neither "yes" nor "no". */
export function yesOrNo(asks: string, answer: Criterion): Criterion | null {
  const asked = asks.toLowerCase();
  if ("yes".startsWith(asked)) return answer;
  return "no".startsWith(asked) ? not(answer) : null;
}

/** What a member can be without, for more than text: "not:oc" finds those who are in no organised crime. */
export const SEARCH_FLAGS = ["oc", "inactive", "money", "points", "note"] as const;

type SearchFlag = (typeof SEARCH_FLAGS)[number];

/** The opposite of a flag, else of text anywhere: "not:recruit" leaves out who has it as a position, too. */
export function lacks(asks: string, after: InactiveAfter): Criterion {
  const flag = SEARCH_FLAGS.find((one) => one === asks.toLowerCase());
  return not(flag === undefined ? holdsTextAnywhere(asks) : hasFlag(flag, after));
}

function hasFlag(flag: SearchFlag, after: InactiveAfter): Criterion {
  switch (flag) {
    case "oc":
      return ({ isInOc }) => isInOc;
    case "inactive":
      return (member) => isInactive(member, after);
    case "money":
      return ({ money }) => (money === null ? null : money > 0);
    case "points":
      return ({ points }) => (points === null ? null : points > 0);
    case "note":
      return ({ note }) => note !== "";
  }
}

const holdsTextAnywhere =
  (asked: string): Criterion =>
  ({ name, id, note, position, state }) =>
    [name, String(id), note, position, state].some((text) => holds(text, asked));

const COMPARISON = /^(>=|<=|>|<|=)?\s*(.*)$/;

/** A bare number asks for exactly that many whole days: "inactive:7" is any time during the eighth day. */
export function comparison(
  asks: string,
  parse: (text: string) => number | null,
  figureOf: (member: SearchedMember) => number | null,
): Criterion | null {
  const [, sign = "=", text = ""] = COMPARISON.exec(asks) ?? [];
  const limit = parse(text);
  if (limit === null) return null;
  return (member) => {
    const figure = figureOf(member);
    return figure === null ? null : holdsFor(sign, figure, limit);
  };
}

function holdsFor(sign: string, figure: number, limit: number): boolean {
  switch (sign) {
    case ">":
      return figure > limit;
    case ">=":
      return figure >= limit;
    case "<":
      return figure < limit;
    case "<=":
      return figure <= limit;
    default:
      return Math.floor(figure) === limit;
  }
}

export const plainNumber = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : null);

/** A balance may be owed: "-5m". */
export const signed = (parse: (text: string) => number | null) => (text: string) => {
  if (!text.startsWith("-")) return parse(text);
  const owed = parse(text.slice(1));
  return owed === null ? null : -owed;
};
