import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

export const INSTRUCTIONS =
  "Drag a card by its handle. With the keyboard: press Space on the handle, move with the arrow keys, then press Space again.";

/** What a screen reader hears while a card moves. */
export function announcementsFor(cards: readonly { id: string; title: string }[]): Announcements {
  const title = (id: UniqueIdentifier) => cards.find((card) => card.id === id)?.title ?? "The card";
  const place = (id: UniqueIdentifier) =>
    `place ${cards.findIndex((card) => card.id === id) + 1} of ${cards.length}`;
  return {
    onDragStart: ({ active }) => `${title(active.id)} picked up from ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${title(active.id)} is over ${place(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${title(active.id)} is back where it was.`
        : `${title(active.id)} is now at ${place(over.id)}.`,
    onDragCancel: ({ active }) => `${title(active.id)} is back where it was.`,
  };
}
