import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";

import { Switch } from "@/components/ui/switch";
import type { CardArrangement } from "@/lib/store/user/dashboard";
import { cn } from "@/lib/utils";

import { withMoved } from "./card-order";

const INSTRUCTIONS =
  "Drag a card by its handle. With the keyboard: press Space on the handle, move with the arrow keys, then press Space again.";

export interface ArrangeListProps {
  /** In the player's order, including hidden cards. */
  cards: readonly { id: string; title: string }[];
  hidden: readonly string[];
  onChange: (arranged: CardArrangement) => void;
  /** Called when a card is picked up and when it is dropped. */
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
            {cards.map(({ id, title }, index) => (
              <ArrangeRow
                key={id}
                id={id}
                title={title}
                onUp={
                  index === 0
                    ? null
                    : () => {
                        move(id, order[index - 1]);
                      }
                }
                onDown={
                  index === cards.length - 1
                    ? null
                    : () => {
                        move(id, order[index + 1]);
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

interface ArrangeRowProps {
  id: string;
  title: string;
  /** Moves the card up or down by one place; null at that end of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** A card in the list, with a handle and arrows to move it, and a switch to show or hide it. */
function ArrangeRow({ id, title, onUp, onDown, isShown, onShow }: ArrangeRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      className={cn(
        "flex h-11 items-center gap-2 border-b border-row bg-popover",
        isDragging && "relative z-1 border-y border-rule",
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${title}`}
        className="grid size-11 cursor-grab touch-none place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      {[
        { words: `${title} up`, act: onUp, Icon: ChevronUp },
        { words: `${title} down`, act: onDown, Icon: ChevronDown },
      ].map(({ words, act, Icon }) => (
        <button
          key={words}
          type="button"
          aria-label={words}
          aria-disabled={act === null}
          className="order-last grid size-11 shrink-0 place-items-center rounded-sm hover:bg-accent aria-disabled:cursor-not-allowed aria-disabled:text-border"
          onClick={() => act?.()}
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
      <label className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-4">
        <span className={cn(!isShown && "text-muted-foreground")}>{title}</span>
        <Switch aria-label={`Show ${title}`} checked={isShown} onCheckedChange={onShow} />
      </label>
    </li>
  );
}

/** The screen reader announcements while a card moves. */
function announcementsFor(cards: readonly { id: string; title: string }[]): Announcements {
  const title = (id: UniqueIdentifier) => cards.find((card) => card.id === id)?.title ?? "The card";
  const positionText = (id: UniqueIdentifier) =>
    `position ${cards.findIndex((card) => card.id === id) + 1} of ${cards.length}`;
  return {
    onDragStart: ({ active }) => `${title(active.id)} picked up from ${positionText(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${title(active.id)} is over ${positionText(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${title(active.id)} is back where it was.`
        : `${title(active.id)} is now at ${positionText(over.id)}.`,
    onDragCancel: ({ active }) => `${title(active.id)} is back where it was.`,
  };
}
