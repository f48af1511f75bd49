import { pages } from "./pages";

/** Pixels of the page: a picture holds twice as many each way. */
interface Cut {
  width: number;
  height: number;
  /** The heading or the region that the picture begins with. */
  from: string;
}

/** A picture of a real screen on the sample data. `npm run pictures` makes it, the landing shows it. */
export interface Picture {
  /** Its files are named for it: public/pictures/<name>-<wide or narrow>-<light or dark>.webp. */
  name: string;
  path: string;
  alt: string;
  wide: Cut;
  /** On a phone. */
  narrow: Cut;
}

/** What a page opens with, below its clock. */
const LEAD = "At a glance";

export const pictures = {
  dashboard: {
    name: "dashboard",
    path: pages.dashboard.path,
    alt: "The dashboard: how much is left today, bars and cooldowns, the next 24 hours on a ruler, and the checklist.",
    wide: { width: 992, height: 868, from: LEAD },
    narrow: { width: 360, height: 596, from: LEAD },
  },
  stockRoi: {
    name: "stock-roi",
    path: pages.stockRoi.path,
    alt: "The stock table: status, tier, cost, benefit and yearly return of each tier, the best first.",
    wide: { width: 992, height: 576, from: "Stock ROI Analysis" },
    narrow: { width: 360, height: 494, from: "Stock ROI Analysis" },
  },
  shopProfit: {
    name: "item-shops",
    path: pages.shopProfit.path,
    alt: "The items of the city’s shops: shop, price, market value and profit, the most profitable first.",
    wide: { width: 992, height: 541, from: "Items in city shops" },
    narrow: { width: 360, height: 430, from: "Best 100 today" },
  },
  organisedCrimes: {
    name: "organised-crimes",
    path: pages.organisedCrimes.path,
    alt: "The control room of organised crimes: what each crime lacks, who it concerns and how long is left.",
    wide: { width: 992, height: 570, from: LEAD },
    narrow: { width: 360, height: 500, from: "Needs you" },
  },
} as const satisfies Record<string, Picture>;

/** What players ask, and the page that answers. */
export const questions = [
  {
    question: "What have I not done today?",
    answer: "Checklist",
    path: pages.dashboard.path,
  },
  { question: "What ends when?", answer: "Next 24 hours", path: pages.dashboard.path },
  {
    question: "What pays best with what I own?",
    answer: "Stock ROI",
    path: pages.stockRoi.path,
  },
  {
    question: "Who blocks a crime, and why?",
    answer: "Organised crimes",
    path: pages.organisedCrimes.path,
  },
  { question: "Whom can I hit now?", answer: "War Room", path: pages.warRoom.path },
  { question: "What did the week bring?", answer: "My Progress", path: pages.progress.path },
] as const;

/** What the site does for whom, besides the dashboard that the landing opens with: each with a picture of the page that does it. */
export const stories = [
  {
    title: "For players: what earns most with what you own",
    text: "Every tier of every stock, ranked by its yearly return, with what you already hold. Next to it: what your next tier still costs, what to buy with a budget, and when each dividend is due.",
    link: "Stock ROI",
    picture: pictures.stockRoi,
  },
  {
    title: "In the city: what the shops sell too cheaply",
    text: "Every item in the city’s shops with its price there and on the market, and your profit after the fees of the way you sell it. Plus one list that fills the rest of today’s hundred with the most profit.",
    link: "Item shops",
    picture: pictures.shopProfit,
  },
  {
    title: "For leaders: what needs you before it costs time",
    text: "Missing items and their prices, pass rates below your threshold, members who will be away when a crime is ready, crimes stuck recruiting, rewards not yet paid: the most urgent first.",
    link: "Organised crimes",
    picture: pictures.organisedCrimes,
  },
] as const;
