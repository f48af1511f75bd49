import type { ReactNode } from "react";

import { WithNames } from "@/components/game/player-name";
import { untranslated } from "@/components/window/translated";
import { cn } from "@/lib/utils";

/** True for a figure that is smaller on a phone, so that it doesn't wrap. */
const isLong = (figure: ReactNode) => typeof figure === "string" && figure.length > 14;

/** The class for the text size at which a phone of 360 px shows the words on one line. */
function inOneLine({ length }: string) {
  if (length <= 15) return "max-md:text-4xl";
  return length <= 25 ? "max-md:text-2xl" : "max-md:text-lg";
}

/** The class for the text size at which the words take one line on a wide screen, beside so many other figures. */
function besideFigures({ length }: string, figures: number) {
  const most = 32 - 5 * figures;
  if (length <= most) return undefined;
  return length <= most + 5 ? "md:text-4xl/12" : "md:text-3xl/12";
}

/**
 * The opening sentence of a page, around its most important figure. With a `status`, a phone shows only two lines: the figure,
 * and the status instead of the note and the other figures.
 */
export function PageHeadline({
  figure,
  isName = false,
  text,
  names = [],
  note,
  status,
  side,
}: {
  figure: string;
  /** True if the figure is a name from the game. */
  isName?: boolean;
  text: string;
  /** Names from the game in `text`. */
  names?: readonly string[];
  note: ReactNode;
  /** At most two parts. */
  status?: readonly ReactNode[];
  side: readonly { label: string; value: ReactNode; note: ReactNode }[];
}) {
  return (
    <section
      aria-label="At a glance"
      className={cn(
        "flex flex-wrap items-stretch justify-between gap-x-12 gap-y-4 py-6 @4xl/page:flex-nowrap",
        status ? "max-md:py-2" : "max-md:py-4",
      )}
    >
      <div className={cn("min-w-0 md:flex-1 md:basis-120", status && "max-md:w-full")}>
        <p
          className={cn(
            "font-display text-lead font-medium tracking-[-0.02em] max-md:leading-10",
            status ? inOneLine(`${figure} ${text}`) : "max-md:text-4xl",
            besideFigures(`${figure} ${text}`, side.length),
          )}
        >
          <strong
            translate={isName ? "no" : untranslated(figure)}
            className={cn(
              "font-medium text-primary wrap-anywhere",
              !status && isLong(figure) && "max-md:text-2xl",
            )}
          >
            {figure}
          </strong>{" "}
          <WithNames names={names}>{text}</WithNames>
        </p>
        <p
          className={cn(
            "mt-1 max-w-136 text-read wrap-anywhere text-muted-foreground md:min-h-[2lh]",
            status && "max-md:hidden",
          )}
        >
          {note}
        </p>
        {status && (
          <p className="mt-0.5 flex flex-wrap justify-between gap-x-3 wrap-anywhere text-muted-foreground md:hidden">
            {status.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </p>
        )}
      </div>
      <dl
        className={cn(
          "flex flex-wrap max-md:w-full max-md:border-t @4xl/page:shrink-0 @4xl/page:flex-nowrap",
          status && "max-md:hidden",
        )}
      >
        {side.map(({ label, value, note: aside }) => (
          <div
            key={label}
            className="max-w-full border-l px-4 py-1 wrap-break-word last:pr-0 @4xl/page:min-w-36 @max-4xl/page:first:border-l-0 @max-4xl/page:first:pl-0 max-md:flex-1 max-md:px-4 max-md:py-2"
          >
            <dt className="text-small text-muted-foreground">{label}</dt>
            <dd
              translate={untranslated(value)}
              className={cn("font-display text-h1 font-medium", isLong(value) && "max-md:text-lg")}
            >
              {value}
            </dd>
            <dd className="text-small text-muted-foreground @4xl/page:max-w-36">{aside}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The opening line of a view, on a page whose headline belongs to another view. */
export const ViewHeadline = ({ figure, children }: { figure: string; children: ReactNode }) => (
  <p className="min-h-11 py-1.5 text-read md:min-h-13">
    <strong className="mr-0.5 font-display text-2xl font-medium text-primary max-md:text-xl">
      {figure}
    </strong>{" "}
    {children}
  </p>
);

/**
 * Moves the focus to a view's headline and scrolls it into view. Call it after the player selects an entry in a list below, since
 * the entry disappears from the list.
 */
export function showHead(head: HTMLElement | null) {
  head?.focus({ preventScroll: true });
  head?.scrollIntoView({ block: "nearest" });
}
