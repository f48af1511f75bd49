/** A player's bars, at the moment of the answer. */
export interface Bars {
  energy: Bar;
  nerve: Bar;
  happy: Bar;
  life: Bar;
  /** The faction's chain; null if there is none. */
  chain: Chain | null;
}

export type BarKind = Exclude<keyof Bars, "chain">;

/** Null if the API leaves a figure out. */
export interface Bar {
  current: number;
  maximum: number;
  /** What each tick adds. */
  increment: number | null;
  everySeconds: number | null;
  nextTickSeconds: number | null;
  /** 0 when full. */
  fullInSeconds: number | null;
}

export interface Chain {
  current: number;
  /** Hits until the next bonus. */
  maximum: number;
  /** Until the chain breaks. */
  secondsLeft: number | null;
}
