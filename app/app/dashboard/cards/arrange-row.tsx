import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";

import { Switch } from "@/components/ui/switch";
import { cn } from "@/lib/utils";

interface ArrangeRowProps {
  id: string;
  title: string;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** A card in the list: a handle to move it by, and a switch to show or hide it. */
export function ArrangeRow({ id, title, isShown, onShow }: ArrangeRowProps) {
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
      <label className="flex min-h-11 flex-1 items-center justify-between gap-4">
        <span className={cn(!isShown && "text-muted-foreground")}>{title}</span>
        <Switch aria-label={`Show ${title}`} checked={isShown} onCheckedChange={onShow} />
      </label>
    </li>
  );
}
