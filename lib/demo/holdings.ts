import { type Clock, DAY } from "./clock";
import { at, seededRandom } from "./random";
import { STOCKS } from "./stocks";

/**
 * Stock, increment (- where the game says null), days of progress (! when the dividend waits to be taken), and the purchases:
 * thousands of shares and how many days ago. Among them all that a portfolio may look like: see the tests.
 */
const TABLE = `9|3|12|100:420 200:301 400:96
6|2|31!|500:388 1000:140
16|1|4|500:210 1000:5.2
4|1|7!|750:260
7|2|3|150:330 310:118
1|-||900:61 340:19.4
24|-||4200:44
26|0|3|100:3.1
2|1|7|1500:205
29|1|6|350:176
35|1|2|6000:88 4000:71
5|1|19|3100:154
19|0|3|1000:3.3
8||none|25:512`;

const rows = TABLE.split("\n").map((line) => {
  const [id, increment, progress = "", lots = ""] = line.split("|");
  return {
    stock: at(STOCKS, Number(id) - 1),
    increment: increment === "-" ? null : Number(increment),
    isReady: progress.endsWith("!"),
    hasBonus: progress !== "none",
    progress: Number.parseInt(progress),
    lots: lots.split(" ").map((lot) => lot.split(":").map(Number)),
  };
});

export function holdings(clock: Clock) {
  const random = seededRandom("holdings");
  let transactionId = 41_882_006;
  return rows.map(({ stock, increment, isReady, hasBonus, progress, lots }) => {
    const transactions = lots.map(([thousands = 0, days = 0]) => ({
      id: (transactionId += 1931),
      shares: thousands * 1000,
      price: Math.round(stock.market.price * (0.72 + random.next() * 0.4) * 100) / 100,
      timestamp: clock.ago(days * DAY),
    }));
    const shares = transactions.reduce((sum, lot) => sum + lot.shares, 0);
    const { frequency, passive } = stock.bonus;
    const bonus =
      increment === null
        ? { available: false, increment, progress: null, frequency: null }
        : { available: isReady || (passive && increment > 0), increment, progress, frequency };
    return { id: stock.id, shares, transactions, ...(hasBonus ? { bonus } : {}) };
  });
}

/** Dividends taken so far, by the days that have passed: stock, how many tiers paid, and when. */
export function dividends(clock: Clock, spanDays: number) {
  return rows.flatMap(({ stock, increment, progress, isReady }) => {
    const { frequency, passive } = stock.bonus;
    if (passive || !increment) return [];
    const payments = [];
    // A ready dividend has not been collected yet.
    for (let days = isReady ? progress + frequency : progress; days < spanDays; days += frequency) {
      payments.push({ stock, increment, timestamp: clock.ago((days + 0.31) * DAY) });
    }
    return payments;
  });
}
