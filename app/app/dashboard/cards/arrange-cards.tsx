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

import { type RefObject, useState } from "react";

import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { CardArrangement } from "@/lib/store/dashboard-cards";

import { announcementsFor, INSTRUCTIONS } from "./announcements";
import { ArrangeRow } from "./arrange-row";
import { withMoved } from "./in-order";

interface ArrangeCardsProps {
  /** In the player's order, including hidden ones. */
  cards: readonly { id: string; title: string }[];
  hidden: readonly string[];
  trigger: RefObject<HTMLElement | null>;
  onChange: (arranged: CardArrangement) => void;
  onClose: () => void;
}

/** Chooses which cards the dashboard shows and in which order, by mouse, touch or keyboard. Changes apply at once. */
export function ArrangeCards({ cards, hidden, trigger, onChange, onClose }: ArrangeCardsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [isDragging, setIsDragging] = useState(false);
  const order = cards.map(({ id }) => id);

  function onDragEnd({ active, over }: DragEndEvent) {
    setIsDragging(false);
    if (over === null) return;
    const moved = withMoved(cards, String(active.id), String(over.id));
    onChange({ order: moved.map(({ id }) => id), hidden: [...hidden] });
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Arrange cards"
        trigger={trigger}
        onEscapeKeyDown={(event) => {
          // Escape cancels the move and must not close the dialog.
          if (isDragging) event.preventDefault();
        }}
      >
        <DialogBody>
          <p className="text-muted-foreground">{INSTRUCTIONS}</p>
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            onDragStart={() => {
              setIsDragging(true);
            }}
            onDragCancel={() => {
              setIsDragging(false);
            }}
            onDragEnd={onDragEnd}
            accessibility={{
              announcements: announcementsFor(cards),
              screenReaderInstructions: { draggable: INSTRUCTIONS },
            }}
          >
            <SortableContext items={order} strategy={verticalListSortingStrategy}>
              <ul aria-label="Cards" className="mt-2">
                {cards.map(({ id, title }) => (
                  <ArrangeRow
                    key={id}
                    id={id}
                    title={title}
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
        </DialogBody>
        <DialogFooter>
          <Button
            variant="outline"
            onClick={() => {
              onChange({ order: [], hidden: [] });
            }}
          >
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
