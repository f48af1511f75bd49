import { parseCount, parseMoney } from "@/lib/format/number-input";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { TrainAgreement } from "@/lib/game/companies/agreements";
import { MAX_PRICE, MAX_TRAINS } from "@/lib/store/user/train-agreements";

/** The trains and their price, as a player types them. */
type Terms = Pick<TrainAgreement, "trains" | "price">;

/** The terms that were read, or one sentence about why they couldn't be. */
export type ParsedAgreement = { terms: Terms } | { problem: string };

const EACH = /\s*(?:each|ea\.?|apiece|a piece|per train|a train|\/ ?train)$/;
const IN_TOTAL = /\s*(?:in total|total|altogether|for all)$/;
/** "10 trains at 500k", "10x500k", "10 for 500k": what stands before, and after, the sign or the word. */
const WITH_SIGN = /^(.+?) ?(?:trains?)? ?(at|@|x|×|\*|for) ?(.+)$/;
/** "10 trains 500k", "10 trains free", "10 free". */
const WITHOUT_SIGN = /^(.+?) ?(?:trains?,? (.+)|,? ?(free))$/;
const COUNT_ALONE = /^(.+?) ?(?:trains?)?$/;

/**
 * Reads an agreement: "10 trains at $500k", "10 x 500k", "10 at 500k each", "10 trains for 5m in total". Without a price, the
 * trains are free. An amount after "for" alone could be the price of one or of all, so it isn't read.
 */
export function parseAgreement(typed: string): ParsedAgreement {
  const text = typed.trim().toLowerCase().replace(/\s+/g, " ");
  const terms = parseTerms(text);
  if (terms === null) {
    return {
      problem: `Couldn’t read “${typed.trim()}”. Enter an agreement such as “10 trains at $500k”.`,
    };
  }
  if (terms.trains < 1 || terms.trains > MAX_TRAINS) {
    return { problem: `Enter 1 to ${formatWhole(MAX_TRAINS)} trains.` };
  }
  if (terms.price > MAX_PRICE) {
    return { problem: `Enter at most ${formatMoneyShort(MAX_PRICE)} per train.` };
  }
  return { terms };
}

function parseTerms(text: string): Terms | null {
  const isEach = EACH.test(text);
  const isInTotal = IN_TOTAL.test(text);
  const amounts = text.replace(EACH, "").replace(IN_TOTAL, "");
  const { count, sign, price } = partsOf(amounts);
  const trains = parseCount(count);
  if (trains === null) return null;
  if (price === undefined) return isEach || isInTotal ? null : { trains, price: 0 };
  const dollars = price === "free" ? 0 : parseMoney(price);
  if (dollars === null) return null;
  if (isInTotal) {
    return trains > 0 && dollars % trains === 0 ? { trains, price: dollars / trains } : null;
  }
  return sign === "for" && !isEach && price !== "free" ? null : { trains, price: dollars };
}

function partsOf(text: string): { count: string; sign?: string; price?: string | undefined } {
  const [, before, sign, after] = WITH_SIGN.exec(text) ?? [];
  if (before !== undefined && sign !== undefined) return { count: before, sign, price: after };
  const [, first, amount, free] = WITHOUT_SIGN.exec(text) ?? [];
  if (first !== undefined) return { count: first, price: amount ?? free };
  return { count: COUNT_ALONE.exec(text)?.[1] ?? "" };
}

/** "10 trains, $500,000 each, $5.00m in total", "5 trains, free": the terms as they were read. */
export function readBack({ trains, price }: Terms): string {
  const count = formatCount(trains, "train", "trains");
  if (price === 0) return `${count}, free`;
  return trains === 1
    ? `${count}, ${formatMoney(price)}`
    : `${count}, ${formatMoney(price)} each, ${formatMoneyShort(trains * price)} in total`;
}

/** "20 at $500k", "5 free". */
export const termsText = ({ trains, price }: Terms): string =>
  price === 0
    ? `${formatWhole(trains)} free`
    : `${formatWhole(trains)} at ${formatMoneyShort(price)}`;

/** "20 trains at 500,000": the terms as a player could have typed them. */
export const typedTerms = ({ trains, price }: Terms): string =>
  price === 0 ? `${trains} trains, free` : `${trains} trains at ${formatMoney(price)}`;
