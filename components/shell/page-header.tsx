import { Freshness } from "./freshness";

/** The head of a page under /app: its title, and how old its data is. */
export function PageHeader({ title }: { title: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 pt-4">
      <h1 className="font-display text-h1 font-medium tracking-[-0.01em]">{title}</h1>
      <Freshness />
    </div>
  );
}
