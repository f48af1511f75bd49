/** The ROI, in percent, above which the app says that a purchase makes money after fees and a mug. Source: contract 12.2. */
export const SAFE_ROI = 20;

/** The lowest percentage of the cash on hand that a mugger takes. Source of all three: the game's wiki. */
export const MIN_MUG = 5;

/** The highest percentage that a mugger without merits takes. */
export const PLAIN_MUG = 10;

/** The highest percentage that a mugger with all merits of Masterful Looting takes: half as much again. */
export const WORST_MUG = 15;

/** The proceeds of a dollar spent at that ROI. The ROI is in percent. */
export const growth = (roi: number): number => 1 + roi / 100;

/** The part of a dollar that remains if a percentage of it is taken. */
export const remainingFraction = (percent: number): number => 1 - percent / 100;

/** The part of each dollar spent at that ROI that remains after the fee and the mugging. All parameters in percent. */
export const remainingOfDollar = (roi: number, fee: number, mug: number): number =>
  growth(roi) * remainingFraction(fee) * remainingFraction(mug);

/** The break-even ROI, in percent. */
export const breakEvenRoi = (fee: number, mug: number): number =>
  (1 / (remainingFraction(fee) * remainingFraction(mug)) - 1) * 100;

/** The percentage of the cash that a mugger may take before a purchase at that ROI loses money. */
export const breakEvenMug = (roi: number, fee: number): number =>
  (1 - 1 / (growth(roi) * remainingFraction(fee))) * 100;

/** The amount of the proceeds that the worst mug takes, in whole dollars, rounded up. */
export const worstMug = (proceeds: number): number => Math.ceil((proceeds * WORST_MUG) / 100);
