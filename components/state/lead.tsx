import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

/** A longer figure is smaller on a phone, so that it doesn't wrap. */
const isLong = (figure: ReactNode) => typeof figure === "string" && figure.length > 14;

/** The sentence that a page opens with, around its most important figure. */
export function Lead({
  figure,
  words,
  note,
  side,
}: {
  figure: string;
  words: string;
  note: ReactNode;
  side: readonly { label: string; value: ReactNode; note: string }[];
}) {
  return (
    <section
      aria-label="At a glance"
      className="flex flex-wrap items-stretch justify-between gap-x-12 gap-y-4 py-6 max-md:py-4"
    >
      <div>
        <p className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-4xl max-md:leading-10">
          <strong className={cn("text-primary wrap-anywhere", isLong(figure) && "max-md:text-2xl")}>
            {figure}
          </strong>{" "}
          {words}
        </p>
        <p className="mt-1 max-w-136 text-read text-muted-foreground">{note}</p>
      </div>
      <dl className="flex flex-wrap max-md:w-full max-md:border-t">
        {side.map(({ label, value, note: aside }) => (
          <div
            key={label}
            className="border-l px-5 py-1 last:pr-0 @max-4xl/page:first:border-l-0 @max-4xl/page:first:pl-0 max-md:flex-1 max-md:px-4 max-md:py-2"
          >
            <dt className="text-small text-muted-foreground">{label}</dt>
            <dd
              className={cn("font-display text-h1 font-medium", isLong(value) && "max-md:text-lg")}
            >
              {value}
            </dd>
            <dd className="text-small text-muted-foreground">{aside}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
