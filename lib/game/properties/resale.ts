/** The part of a property's cost that the game pays for it. */
export const RESALE_FACTOR = 0.75;
