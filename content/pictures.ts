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
