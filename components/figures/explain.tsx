import { Info } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { Tooltip } from "@/components/ui/tooltip";

import type { ExplainedSum } from "./explain-lines";

const ExplainLines = onDemand(() => import("./explain-lines").then((l) => l.ExplainLines));

interface ExplainProps extends ExplainedSum {
  tooltip?: string | undefined;
}

/** A button that opens an explanation of how a figure was calculated. */
export const Explain = ({ tooltip, ...sum }: ExplainProps) => (
  <ExplainPopover title={sum.title} tooltip={tooltip}>
    <ExplainLines {...sum} />
  </ExplainPopover>
);

interface ExplainPopoverProps extends Pick<ExplainProps, "title" | "tooltip"> {
  children: ReactNode;
}

/** `Explain` with lines that only exist once it opens. */
export function ExplainPopover({ title, tooltip, children }: ExplainPopoverProps) {
  const label = `How it’s calculated: ${title}`;
  return (
    <Popover label={label} trigger={<InfoButton aria-label={label} tooltip={tooltip} />}>
      {children}
    </Popover>
  );
}

/** A figure that a table ranks by, followed by a button that explains it. */
export const Explained = ({ children, ...explain }: ExplainProps & { children: ReactNode }) => (
  <FigureWithButton>
    {children}
    <Explain {...explain} />
  </FigureWithButton>
);

/** Keeps a figure and the button after it on one line. */
export const FigureWithButton = ({ children }: { children: ReactNode }) => (
  <span
    translate="no"
    className="inline-flex items-center justify-end gap-1 font-semibold whitespace-nowrap"
  >
    {children}
  </span>
);

/** The button that opens an explanation. */
export function InfoButton({
  tooltip,
  ...props
}: ComponentProps<"button"> & { tooltip?: string | undefined }) {
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
