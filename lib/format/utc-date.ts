/** The parts of a date by the game's time, which is UTC: "Fri", 6, "Nov", 2026. */
export function datePartsOf(ms: number) {
  // "Fri, 06 Nov 2026 10:43:07 GMT"
  const [weekday = "", day, month = "", year] = new Date(ms).toUTCString().split(" ");
  return {
    weekday: weekday.slice(0, 3),
    day: Number(day),
    month: monthOf(month),
    year: Number(year),
  };
}

/** "Sept", as it is written in English, for the "Sep" of a date's own text. */
export const monthOf = (month: string) => (month === "Sep" ? "Sept" : month);
