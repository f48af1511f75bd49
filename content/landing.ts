import { pages } from "./pages";

/** The size on the page in CSS pixels, down to the edge of a row. The picture has twice as many in each direction. */
interface Cut {
  width: number;
  height: number;
  /** The heading or the region that the picture begins with. */
  from: string;
}

/** A picture of a real screen with the sample data. `npm run pictures` makes it, and the landing page shows it. */
export interface Picture {
  /** Its files are named for it: public/pictures/<name>-<wide or narrow>-<light or dark>.webp. */
  name: string;
  path: string;
  alt: string;
  wide: Cut;
  /** On a phone. */
  narrow: Cut;
}

/** The region that a page opens with, below its clock. */
const LEAD = "At a glance";

export const pictures = {
  dashboard: {
    name: "dashboard",
    path: pages.dashboard.path,
    alt: "The dashboard: what’s left today, bars and cooldowns, the next 24 hours on a timeline, and the checklist.",
    wide: { width: 992, height: 793, from: LEAD },
    narrow: { width: 360, height: 581, from: LEAD },
  },
  stockRoi: {
    name: "stock-roi",
    path: pages.stockRoi.path,
    alt: "The stock table: status, tier, cost, benefit and yearly return of each tier, best first.",
    wide: { width: 1024, height: 576, from: "Stock ROI Analysis" },
    narrow: { width: 360, height: 485, from: "Stock ROI Analysis" },
  },
  shopProfit: {
    name: "item-shops",
    path: pages.shopProfit.path,
    alt: "City shop items: shop, price, market value and profit, most profitable first.",
    wide: { width: 992, height: 541, from: "Items in city shops" },
    narrow: { width: 360, height: 379, from: "Items in city shops" },
  },
  organisedCrimes: {
    name: "organised-crimes",
    path: pages.organisedCrimes.path,
    alt: "The organised crimes control room: what each crime is missing, who it affects and how long is left.",
    wide: { width: 992, height: 518, from: LEAD },
    narrow: { width: 360, height: 550, from: "Needs you" },
  },
} as const satisfies Record<string, Picture>;

/** Questions that players ask, and the page that answers each. */
export const questions = [
  {
    question: "What’s left to do today?",
    answer: "Checklist",
    path: pages.dashboard.path,
  },
  { question: "What ends soon?", answer: "Next 24 hours", path: pages.dashboard.path },
  {
    question: "Which stock should I buy next?",
    answer: "Stock ROI",
    path: pages.stockRoi.path,
  },
  {
    question: "Who’s holding up a crime?",
    answer: "Organised crimes",
    path: pages.organisedCrimes.path,
  },
  { question: "Who can I hit now?", answer: "War Room", path: pages.warRoom.path },
  { question: "How was my week?", answer: "My Progress", path: pages.progress.path },
  { question: "What did my trips really earn?", answer: "Ledger", path: pages.ledger.path },
  { question: "How is my company doing?", answer: "My Company", path: pages.company.path },
  {
    question: "Who gets how much after a war?",
    answer: "Treasury",
    path: pages.treasury.path,
  },
] as const;

/**
 * Uses of the site for different players, besides the dashboard that the landing page opens with. Each has a picture of its page.
 */
export const stories = [
  {
    title: "For players: get the most from your stocks",
    text: "Every stock tier ranked by yearly return, with what you already hold. See what your next tier costs, what to buy with a budget, and when dividends are due.",
    link: "Stock ROI",
    picture: pictures.stockRoi,
  },
  {
    title: "In the city: what to buy and resell",
    text: "Every city shop item with its shop price, market value and your profit after fees. Plus the most profitable way to use the rest of today’s 100 purchases.",
    link: "Item shops",
    picture: pictures.shopProfit,
  },
  {
    title: "For leaders: fix crimes before they’re delayed",
    text: "Missing items and their prices, pass rates below your minimum, members who will be away when a crime is ready, crimes stuck in recruiting, and unpaid rewards, with the most urgent first.",
    link: "Organised crimes",
    picture: pictures.organisedCrimes,
  },
] as const;
