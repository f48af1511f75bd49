import { Skeleton } from "@/components/ui/skeleton";

/** Says that data is on its way, in the layout that it will have: a lead, then rows. */
export function LoadingState({ text, rows }: { text: string; rows: number }) {
  return (
    <div>
      <div className="py-6 max-md:py-4">
        <Skeleton className="h-12 w-60 max-md:h-10" />
        <p role="status" className="mt-1 text-read text-muted-foreground">
          {text}
        </p>
      </div>
      <div className="mt-2 h-11 border-b border-rule" />
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="flex h-9 items-center gap-8 border-b border-row max-md:h-24">
          <Skeleton className="h-2.5 w-2/5" />
          <Skeleton className="h-2.5 w-1/6" />
          <Skeleton className="h-2.5 w-1/6" />
        </div>
      ))}
    </div>
  );
}
