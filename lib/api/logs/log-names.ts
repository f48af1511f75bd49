import { ITEM_SHOP_BUY, type LogEntry } from "@/lib/game/logs/log-entry";

type Kind =
  | "money"
  | "items"
  | "players"
  | "faction"
  | "company"
  | "shop"
  | "stock"
  | "country"
  | "moment"
  | "span"
  | "flag"
  | "plain";

const MONEY = `bail balance balanceAfter balanceBefore balanceChange bet betAmount bidPrice bountyReward cash cost
  costEach costTotal deposited donated fee feeApplied feeBalance feePaid fees finalPrice fine income interest joinFee
  loanAmount loanBalance money moneyDeposited moneyGained moneyGiven moneyIncreased moneyLost moneyMugged moneyReceived
  moneySent moneyWithdrawn moneyWon pay payout pot price priceAfter priceBefore priceEach priceTotal profit received
  refund rent reward saleValue totalCost totalValue upkeepDue upkeepPaid value valueEach winnings withdrawn wonAmount
  worth`;

const ITEMS = `item items item2 itemGained itemsGained itemsLost itemsUsed itemsAdded itemsRemoved itemsReceived
  firstItem secondItem bloodBag egg`;

const PLAYERS = `attacker author bailer buster buyer defender director employee giver initiator leader lister member
  opponent owner planner player receiver receivers renter reviver seller sender spouse target user userId victim
  winner`;

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...named(MONEY, "money"),
  ...named(ITEMS, "items"),
  ...named(PLAYERS, "players"),
  ...named("area destination origin country", "country"),
  ...named("until timestamp expires", "moment"),
  ...named("duration", "span"),
  ...named("anonymous", "flag"),
  ["faction", "faction"],
  ["company", "company"],
  ["stock", "stock"],
]);

function named(words: string, kind: Kind) {
  return words.split(/\s+/).map((name) => [name, kind] as const);
}

/** "Item shop sell points": here values are points. */
const SOLD_FOR_POINTS = 4220;

/** What the game means by a field name, in camel case; some mean something else in some types. */
export function kindOf(name: string, type?: LogEntry["type"]): Kind {
  const kind =
    KINDS.get(name) ??
    (name.endsWith("TimeIncreased") ? "span" : /[a-z](At|Until)$/.test(name) ? "moment" : "plain");
  if (type === undefined) return kind;
  // In other types it is a country.
  if (name === "area" && type.id === ITEM_SHOP_BUY) return "shop";
  // For shares, points and the like, `amount` is a count.
  if (name === "amount") return /^(bank|cashiers check)\b/i.test(type.title) ? "money" : "plain";
  return kind === "money" && !isInDollars(name, type) ? "plain" : kind;
}

function isInDollars(name: string, { id, title }: LogEntry["type"]): boolean {
  if (id === SOLD_FOR_POINTS || /^token shop\b/i.test(title)) return false;
  return !(name.startsWith("balance") && /points/i.test(title));
}
