import type { ReactNode } from "react";

/** The one line that a view begins with where the page's headline belongs to another one. */
export const ViewHeadline = ({ figure, children }: { figure: string; children: ReactNode }) => (
  <p className="pt-4 text-read">
    <strong className="font-display text-2xl font-medium text-primary max-md:text-xl">
      {figure}
    </strong>{" "}
    {children}
  </p>
);
