/** On a phone the headline has two lines, and nothing below it jumps when they are known. */
export const HEADLINE_PLACEHOLDER = "max-md:h-19.5 max-md:overflow-hidden";

/** As high as the seven vitals, and on a phone as what is now and next as well. */
export const VITALS_PLACEHOLDER =
  "max-md:h-77.5 max-md:overflow-hidden md:h-66 md:@4xl/page:col-span-2 md:@4xl/page:row-start-2";
