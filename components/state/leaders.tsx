import type { ReactNode } from "react";

/** Pairs of a label and its figure, two to a line, dots between them. */
export function Leaders({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-5">{children}</dl>;
}

export function Leader({
  label,
  value,
  wide = false,
}: {
  label: string;
  value: ReactNode;
  wide?: boolean;
}) {
  return (
    <div className={wide ? "col-span-2 flex items-center gap-2" : "flex items-center gap-2"}>
      <dt className="py-0.5 text-muted-foreground">{label}</dt>
      <span aria-hidden className="min-w-2 flex-1 translate-y-0.75 leader-dots" />
      <dd className="text-right">{value}</dd>
    </div>
  );
}
