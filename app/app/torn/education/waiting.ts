/** What stands on the page while its data is on its way: tabs, search, category, chips and the head of the list. */
export const WAITING = {
  lead: true,
  rows: 12,
  above: ["h-10.25 py-3 max-md:h-11.25", "h-14 pt-4", "h-13 py-2", "h-11"],
  card: "h-70",
};
