import { type Movement, portion, shareOf } from "./movements";

/** A quantity of one item that came at one price. */
export interface Lot extends Pick<Movement, "id" | "atMs" | "item" | "quantity" | "place"> {
  /** In dollars for the whole quantity; null if unknown. */
  cost: number | null;
  /** True if it came without a price: what it sells for isn't earned by trading. */
  isFree: boolean;
  /** The quantity that hasn't left again. */
  left: number;
  /** The part of the cost that belongs to what is left; null if unknown. */
  leftCost: number | null;
}

/** A quantity that left the player, and the lot that it is from. */
export interface Match extends Pick<Movement, "atMs" | "item" | "quantity" | "place" | "fee"> {
  /** The id of the log entry by which it left. */
  outId: string;
  /** Null if it was bought before the log that has been loaded. */
  lot: Lot | null;
  /** Its part of the lot's cost in dollars; null if unknown. */
  cost: number | null;
  /** In dollars after the fee; null if it was given away, or traded for items. */
  proceeds: number | null;
}

export interface Ledger {
  /** In the order of time. */
  lots: readonly Lot[];
  matches: readonly Match[];
}

/**
 * Matches what left the player with what came, the oldest lot of the item first (FIFO). A quantity without a lot was bought
 * before the loaded log: its cost is unknown. What came in an exchange costs what was given for it. Source: contract 22.9.
 * @param movements in the order of time
 */
export function matchLots(movements: readonly Movement[]): Ledger {
  const lots: Lot[] = [];
  const matches: Match[] = [];
  const queues = new Map<number, { lots: Lot[]; next: number }>();
  /** The cost of what was given in each exchange; null if unknown. */
  const given = new Map<string, number | null>();
  for (const movement of movements) {
    const { item, quantity, exchange } = movement;
    let queue = queues.get(item);
    if (queue === undefined) queues.set(item, (queue = { lots: [], next: 0 }));
    if (movement.isIncoming) {
      const { id, atMs, place } = movement;
      const all = given.get(id) ?? null;
      const isMade = exchange !== null && exchange !== "given";
      const cost = !isMade ? movement.money : all === null ? null : shareOf(all, exchange);
      const whole = { cost, isFree: cost === 0, left: quantity, leftCost: cost };
      const lot = { id, atMs, item, quantity, place, ...whole };
      lots.push(lot);
      queue.lots.push(lot);
      continue;
    }
    let done = 0;
    while (done < quantity) {
      const lot = queue.lots[queue.next] ?? null;
      if (lot?.left === 0) {
        queue.next += 1;
        continue;
      }
      const taken = lot === null ? quantity - done : Math.min(lot.left, quantity - done);
      const match = matchOf(movement, lot, done, taken);
      matches.push(match);
      if (exchange === "given") addCost(given, match);
      done += taken;
    }
  }
  return { lots, matches };
}

function addCost(given: Map<string, number | null>, { outId, cost }: Match) {
  const before = given.get(outId);
  given.set(outId, before === null || cost === null ? null : (before ?? 0) + cost);
}

/** Takes a quantity out of a lot. */
function matchOf(movement: Movement, lot: Lot | null, done: number, taken: number): Match {
  const { id, atMs, item, quantity, place, money } = movement;
  const part = (whole: number) =>
    portion(whole, done + taken, quantity) - portion(whole, done, quantity);
  return {
    outId: id,
    atMs,
    item,
    quantity: taken,
    place,
    lot,
    cost: lot === null ? null : takeFrom(lot, taken),
    proceeds: money === null ? null : part(money),
    fee: part(movement.fee),
  };
}

/** Removes a quantity from a lot, and returns its cost. */
function takeFrom(lot: Lot, taken: number): number | null {
  lot.left -= taken;
  if (lot.cost === null || lot.leftCost === null) return null;
  const leftCost = portion(lot.cost, lot.left, lot.quantity);
  const cost = lot.leftCost - leftCost;
  lot.leftCost = leftCost;
  return cost;
}
