import { type Clock, DAY, HOUR, oncePerClock } from "./clock";
import { stockLogo } from "./pictures";
import { at, seededRandom } from "./random";

/**
 * The game's own 35 stocks: id, acronym, name, days, requirement in thousands, price, benefit. A * marks the passive stocks. The
 * prices are invented.
 */
const TABLE = `1 TSB|Torn & Shanghai Banking|31|3000|1148.2|$50,000,000
2 TCI*|Torn City Investments|7|1500|1012.4|a 10% bank interest bonus
3 SYS*|Syscore MFG|7|3000|622.15|an Advanced firewall
4 LAG|Legal Authorities Group|7|750|421.3|1x Lawyer's Business Card
5 IOU|Insured On Us|31|3000|187.66|$12,000,000
6 GRN|Grain|31|500|286.09|$4,000,000
7 THS|Torn City Health Service|7|150|392.7|1x Box of Medical Supplies
8 YAZ*|Yazoo|7|1000|71.94|Free banner advertising
9 TCT|The Torn City Times|31|100|318.25|$1,000,000
10 CNC|Crude & Co|31|7500|838.51|$80,000,000
11 MSG*|Messaging Inc.|7|300|262.08|Free classified advertising
12 TMI|TC Music Industries|31|6000|236.77|$25,000,000
13 TCP*|TC Media Productions|7|1000|447.12|a Company sales boost
14 IIL*|I Industries Ltd.|7|1000|131.9|50% coding time reduction
15 FHG|Feathery Hotels Group|7|2000|664.38|1x Feathery Hotel Coupon
16 SYM|Symbiotic Ltd.|7|500|706.61|1x Drug Pack
17 LSC|Lucky Shots Casino|7|500|483.05|1x Lottery Voucher
18 PRN|Performance Ribaldry|7|1000|708.44|1x Erotic DVD
19 EWM|Eaglewood Mercenary|7|1000|274.19|1x Box of Grenades
20 TCM*|Torn City Motors|7|1000|402.86|10% racing skill gain boost
21 ELT*|Empty Lunchbox Traders|7|5000|235.5|10% home upgrade discount
22 HRG|Home Retail Group|31|10000|297.33|1x Random Property
23 TGP*|Tell Group Plc.|7|2500|166.02|Company advertising boost
24 MUN|Munster Beverage Corp.|7|5000|711.2|1x Six-Pack of Energy Drink
25 WSU*|West Side University|7|1000|96.48|a 10% education course time reduction
26 IST*|International School TC|7|100|918.73|Free education courses
27 BAG|Big Al's Gun Shop|7|3000|242.57|1x Ammunition Pack
28 EVL|Evil Ducks Candy Corp|7|100|527.81|1000 happiness
29 MCS|Mc Smoogle Corp|7|350|2298.9|100 energy
30 WLT*|Wind Lines Travel|7|9000|679.04|Private jet access
31 TCC|Torn City Clothing|31|7500|449.36|1x Clothing Cache
32 ASS|Alcoholics Synonymous|7|1000|357.62|1x Six-Pack of Alcohol
33 CBD|Herbal Releaf Co.|7|350|489.17|50 nerve
34 LOS*|Lo Squalo Waste|7|7500|132.29|25% boost to mission credits and money earned
35 PTS|PointLess|7|10000|78.43|100 points`;

export const STOCKS = TABLE.split("\n").map((line) => {
  const [first = "", name = "", days, thousands, price, description = ""] = line.split("|");
  const [id, mark = ""] = first.split(" ");
  const acronym = mark.replace("*", "");
  const random = seededRandom(`stock ${acronym}`);
  const shares = random.int(400_000, 9_000_000) * 1000;
  const logo = stockLogo(acronym);
  return {
    id: Number(id),
    name,
    acronym,
    images: { logo, full: logo },
    market: {
      price: Number(price),
      cap: Math.round(Number(price) * shares),
      shares,
      investors: random.int(900, 42_000),
    },
    bonus: {
      passive: mark.endsWith("*"),
      frequency: Number(days),
      requirement: Number(thousands) * 1000,
      description,
    },
  };
});

type Stock = (typeof STOCKS)[number];

const cents = (value: number) => Math.round(value * 100) / 100;

/** One stock with its chart: hourly prices of the last day, and daily prices of the last year before that, newest first. */
export function stockWithChart(stock: Stock, clock: Clock) {
  const random = seededRandom(`chart ${stock.acronym}`);
  const steps = [...Array<number>(24).fill(HOUR), ...Array<number>(364).fill(DAY)];
  const history = [{ price: stock.market.price, change: 0, timestamp: clock.now }];
  for (const step of steps) {
    const after = at(history, history.length - 1);
    const drift = (random.next() - 0.488) * (step === HOUR ? 0.004 : 0.022);
    const price = Math.max(cents(after.price * (1 - drift)), 1);
    after.change = cents(after.price - price);
    history.push({ price, change: 0, timestamp: after.timestamp - step });
  }
  const over = (seconds: number) => performance(history, clock.now - seconds);
  return {
    ...stock,
    chart: {
      performance: {
        last_hour: over(HOUR),
        last_day: over(DAY),
        last_week: over(7 * DAY),
        last_month: over(30 * DAY),
        last_year: over(365 * DAY),
        all_time: over(clock.now),
      },
      history,
    },
  };
}

function performance(history: readonly { price: number; timestamp: number }[], since: number) {
  const prices = history.filter(({ timestamp }) => timestamp >= since).map(({ price }) => price);
  const end = at(prices, 0);
  const start = at(prices, prices.length - 1);
  return {
    change: cents(end - start),
    change_percentage: cents(((end - start) / start) * 100),
    start,
    end,
    high: Math.max(...prices),
    low: Math.min(...prices),
  };
}

/**
 * Stock, increment (- if the game returns null), days of progress (! if the dividend is ready to collect), and the purchases:
 * thousands of shares and their age in days. They include every form that a portfolio may have: see the tests.
 */
const HOLDINGS = `9|3|12|100:420 200:301 400:96
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

const holdingRows = HOLDINGS.split("\n").map((line) => {
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
  return holdingRows.map(({ stock, increment, isReady, hasBonus, progress, lots }) => {
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

/** The dividends collected within the last days: stock, number of tiers that paid, and time. */
export function dividends(clock: Clock, spanDays: number) {
  return holdingRows.flatMap(({ stock, increment, progress, isReady }) => {
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

/** The value of the explorer's shares at a time: those held by then, at the price in the chart. */
export function sharesWorth(clock: Clock, time: number): number {
  const worth = charts(clock).map(({ transactions, history }) => {
    const shares = transactions
      .filter(({ timestamp }) => timestamp <= time)
      .reduce((sum, lot) => sum + lot.shares, 0);
    const { price } = history.find(({ timestamp }) => timestamp <= time) ?? at(history, 0);
    return shares * price;
  });
  return Math.round(worth.reduce((sum, each) => sum + each, 0));
}

/** The chart of each stock that is held. */
const charts = oncePerClock((clock) =>
  holdings(clock).map(({ id, transactions }) => ({
    transactions,
    history: stockWithChart(at(STOCKS, id - 1), clock).chart.history,
  })),
);
