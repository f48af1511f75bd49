import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";

import type { CardArrangement } from "@/lib/store/user/dashboard-cards";

import { announcementsFor, INSTRUCTIONS } from "./announcements";
import { ArrangeRow } from "./arrange-row";
import { withMoved } from "./in-order";

export interface ArrangeListProps {
  /** In the player's order, including hidden ones. */
  cards: readonly { id: string; title: string }[];
  hidden: readonly string[];
  onChange: (arranged: CardArrangement) => void;
  /** Told when a card is picked up and let go. */
  onDragging?: (isDragging: boolean) => void;
}

/** Chooses which cards the dashboard shows and in which order, by mouse, touch or keyboard. Changes apply at once. */
export function ArrangeList({ cards, hidden, onChange, onDragging }: ArrangeListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const order = cards.map(({ id }) => id);

  function move(id: string, overId: string | undefined) {
    if (overId === undefined) return;
    const moved = withMoved(cards, id, overId);
    onChange({ order: moved.map((card) => card.id), hidden: [...hidden] });
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    onDragging?.(false);
    if (over !== null) move(String(active.id), String(over.id));
  }

  return (
    <>
      <p className="text-muted-foreground">{INSTRUCTIONS}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => {
          onDragging?.(true);
        }}
        onDragCancel={() => {
          onDragging?.(false);
        }}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: announcementsFor(cards),
          screenReaderInstructions: { draggable: INSTRUCTIONS },
        }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ul aria-label="Cards" className="mt-2">
            {cards.map(({ id, title }, place) => (
              <ArrangeRow
                key={id}
                id={id}
                title={title}
                onUp={
                  place === 0
                    ? null
                    : () => {
                        move(id, order[place - 1]);
                      }
                }
                onDown={
                  place === cards.length - 1
                    ? null
                    : () => {
                        move(id, order[place + 1]);
                      }
                }
                isShown={!hidden.includes(id)}
                onShow={(isShown) => {
                  const others = hidden.filter((other) => other !== id);
                  onChange({ order, hidden: isShown ? others : [...others, id] });
                }}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </>
  );
}
