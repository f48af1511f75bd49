import type { ReactNode } from "react";

/** A section of the landing page: text on the left, picture on the right; stacked on narrow screens. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid items-start gap-x-8 gap-y-5 pt-18 max-lg:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div>
        <h2 className="font-display text-[1.625rem] leading-8 font-medium tracking-[-0.015em]">
          {title}
        </h2>
        <div className="mt-3 max-w-160 space-y-3 text-read text-muted-foreground">{text}</div>
      </div>
      {children}
    </section>
  );
}
