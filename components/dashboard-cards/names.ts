/** The cards of the dashboard in their own order, for where the dashboard itself isn't: an e2e test compares. */
export const CARD_NAMES = [
  { id: "checklist", title: "Checklist" },
  { id: "next", title: "Next 24 hours" },
  { id: "crime", title: "Own organised crime" },
  { id: "shops", title: "City items" },
  { id: "stocks", title: "Stocks" },
  { id: "faction", title: "Faction" },
  { id: "week", title: "This week" },
] as const;
