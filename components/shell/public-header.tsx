import type { ReactNode } from "react";

/** The opening of a public page: its title, and a sentence about it. */
export function PublicHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pt-10 pb-6 max-md:pt-6 max-md:pb-4">
      <h1 className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-4xl">
        {title}
      </h1>
      <p className="mt-2 max-w-160 text-read text-muted-foreground">{children}</p>
    </div>
  );
}
