/** The ROI, in percent, above which we say that a purchase makes money after fees and a mug. Source: contract 12.2. */
export const SAFE_ROI = 20;
/** The least that a mugger takes of the cash on hand, in percent. Source of all three: the game's wiki. */
export const MIN_MUG = 5;
/** The most that a mugger without merits takes. */
export const PLAIN_MUG = 10;
/** The most that a mugger with all merits of Masterful Looting takes: half as much again. */
export const WORST_MUG = 15;

/** The proceeds of a dollar spent at that ROI, in percent. */
export const growth = (roi: number): number => 1 + roi / 100;

/** What is left of a dollar when a share of it, in percent, is taken. */
export const remainingFraction = (percent: number): number => 1 - percent / 100;

/** What is left of each dollar spent at that ROI, once the fee is paid and the mugger has been. All in percent. */
export const remainingOfDollar = (roi: number, fee: number, mug: number): number =>
  growth(roi) * remainingFraction(fee) * remainingFraction(mug);

/** The break-even ROI, in percent. */
export const breakEvenRoi = (fee: number, mug: number): number =>
  (1 / (remainingFraction(fee) * remainingFraction(mug)) - 1) * 100;

/** The share of the cash, in percent, that a mugger may take before a purchase at that ROI loses money. */
export const breakEvenMug = (roi: number, fee: number): number =>
  (1 - 1 / (growth(roi) * remainingFraction(fee))) * 100;

/** What the worst mug takes of proceeds, in whole dollars, rounded up. */
export const worstMug = (proceeds: number): number => Math.ceil((proceeds * WORST_MUG) / 100);
