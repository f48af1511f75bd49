/** Makes the text of a value: one of the browser's formats, or a function of ours. */
export interface Format {
  format: (value: number) => string;
}

/** A format of the browser's takes milliseconds to make, so each is made when it is first used. */
export function whenUsed<F extends object>(make: () => F): () => F {
  let made: F | undefined;
  return () => (made ??= make());
}

const lazily = (make: () => Format): Format => {
  const format = whenUsed(make);
  return { format: (value) => format().format(value) };
};

/** Numbers as we write them: what rounds to zero has no minus sign. */
export const figures = (options: Intl.NumberFormatOptions) =>
  lazily(() => new Intl.NumberFormat("en-US", { signDisplay: "negative", ...options }));

/** A moment by the game's time, which is UTC. */
export const gameDates = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }));

/** A moment by the player's own time. */
export const localDates = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat("en-GB", options));
