import { TriangleAlert } from "lucide-react";

import { ProgressCircle } from "@/components/figures/progress-circle";
import { cn } from "@/lib/utils";

import type { ChecklistItemState } from "./item-state";
import { STATES } from "./text";

const TONES: Readonly<Record<ChecklistItemState["state"], string>> = {
  loading: "text-muted-foreground",
  complete: "text-success",
  incomplete: "text-foreground",
  disabled: "text-muted-foreground",
  error: "text-destructive",
};

interface CheckMarkProps {
  state: ChecklistItemState["state"];
  /** How much is done, 0 to 1. */
  fraction: number;
  /** Whether it draws no attention. */
  isQuiet: boolean;
}

/** The state of an item as a form, with its word for those who do not see it. */
export function CheckMark({ state, fraction, isQuiet }: CheckMarkProps) {
  return (
    <span className={cn("grid content-center", isQuiet ? "text-muted-foreground" : TONES[state])}>
      <Form state={state} part={fraction} />
      <span className="sr-only">{STATES[state]}</span>
    </span>
  );
}

function Form({ state, part }: { state: ChecklistItemState["state"]; part: number }) {
  if (state === "error") return <TriangleAlert aria-hidden className="size-4" />;
  if (state === "complete") {
    return (
      <svg viewBox="0 0 16 16" aria-hidden className="size-4">
        <circle cx="8" cy="8" r="7" fill="currentColor" />
        <path
          d="m4.9 8.2 2.1 2.1 4.1-4.4"
          fill="none"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-background"
        />
      </svg>
    );
  }
  if (state === "loading") {
    return (
      <svg viewBox="0 0 16 16" aria-hidden className="size-4 animate-spin">
        <circle
          cx="8"
          cy="8"
          r="6.25"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="2.6 2.3"
        />
      </svg>
    );
  }
  return <ProgressCircle value={part} className="size-4" />;
}
