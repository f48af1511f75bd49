import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";

import { Switch } from "@/components/ui/switch";
import { cn } from "@/lib/utils";

interface ArrangeRowProps {
  id: string;
  title: string;
  /** Moves it by one place; null where there is none. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** A card in the list: a handle and arrows to move it by, and a switch to show or hide it. */
export function ArrangeRow({ id, title, onUp, onDown, isShown, onShow }: ArrangeRowProps) {
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
