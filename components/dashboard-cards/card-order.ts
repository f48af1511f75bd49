/** The dashboard's cards in their default order, for code outside the dashboard. An e2e test compares them with the dashboard. */
export const CARD_NAMES = [
  { id: "checklist", title: "Checklist" },
  { id: "next", title: "Next 24 hours" },
  { id: "crime", title: "Your organised crime" },
  { id: "shops", title: "City shop items" },
  { id: "stocks", title: "Stocks" },
  { id: "faction", title: "Faction" },
  { id: "week", title: "Last 7 days" },
] as const;

interface Card {
  id: string;
}

/**
 * The cards in the player's order. A card that is newer than that order comes after the card that precedes it by
 * default. An id that no card has any more is skipped.
 */
export function inOrder<T extends Card>(cards: readonly T[], order: readonly string[]): T[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const ordered = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  for (const [index, card] of cards.entries()) {
    if (ordered.includes(card)) continue;
    const before = cards[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, card);
  }
  return ordered;
}

/** The same order with the card `id` moved to where `overId` was. */
export function withMoved<T extends Card>(cards: readonly T[], id: string, overId: string): T[] {
  const moved = cards.find((card) => card.id === id);
  const index = cards.findIndex((card) => card.id === overId);
  if (moved === undefined || index < 0) return [...cards];
  return cards.filter((card) => card !== moved).toSpliced(index, 0, moved);
}
