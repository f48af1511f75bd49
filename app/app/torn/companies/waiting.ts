/** What stands on the page while its data is on its way: the search and the head of the list. */
export const WAITING = {
  lead: true,
  rows: 12,
  above: ["h-17 py-4", "h-11"],
  card: "h-60",
};
