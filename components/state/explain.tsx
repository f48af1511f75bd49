import { Info } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { Popover } from "@/components/ui/popover";
import { Tooltip } from "@/components/ui/tooltip";

import { formatWhole } from "@/lib/format/numbers";

import { Leader, Leaders } from "./leaders";

/** Nobody checks a longer sum line by line. */
const MOST_LINES = 100;

interface ExplainProps {
  /** What is computed, with the name of its row: "the ROI of TCT tier 1". It names the button too: "How … is computed". */
  title: string;
  lines: readonly { label: string; value: string }[];
  /** A sentence about what the lines don't say. */
  note?: string;
  /** The tooltip. */
  tooltip?: string;
}

/** How a figure was computed, one click away from it. */
export function Explain({ title, lines, note, tooltip }: ExplainProps) {
  const label = `How ${title} is computed`;
  return (
    <Popover label={label} trigger={<InfoButton aria-label={label} tooltip={tooltip} />}>
      <p className="mb-1 font-semibold">{title}</p>
      <Leaders>
        {lines.slice(0, MOST_LINES).map((line) => (
          <Leader key={line.label} {...line} wide />
        ))}
        {lines.length > MOST_LINES && (
          <Leader label="And others" value={formatWhole(lines.length - MOST_LINES)} wide />
        )}
      </Leaders>
      {note !== undefined && <p className="mt-1.5 text-small text-muted-foreground">{note}</p>}
    </Popover>
  );
}

/** A figure that a table ranks by, followed by how it was computed. */
export function Explained({ children, ...explain }: ExplainProps & { children: ReactNode }) {
  return (
    <span className="inline-flex items-center justify-end gap-1 font-semibold whitespace-nowrap">
      {children}
      <Explain {...explain} />
    </span>
  );
}

function InfoButton({
  tooltip,
  ...props
}: ComponentProps<"button"> & { tooltip: string | undefined }) {
  const button = (
    <button
      type="button"
      className="relative -my-1 inline-grid size-7 shrink-0 place-items-center rounded-sm align-middle text-muted-foreground hover:bg-accent hover:text-foreground aria-expanded:text-foreground max-md:after:absolute max-md:after:-inset-2"
      {...props}
    >
      <Info aria-hidden className="size-3.5" />
    </button>
  );
  return tooltip === undefined ? button : <Tooltip text={tooltip}>{button}</Tooltip>;
}
