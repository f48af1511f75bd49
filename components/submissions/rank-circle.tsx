import { cn } from "@/lib/utils";

const METALS: Partial<Record<number, string>> = {
  1: "bg-gold text-metal-foreground",
  2: "bg-silver text-metal-foreground",
  3: "bg-bronze text-metal-foreground",
};

/** Gold, silver, bronze, then black; the number says the same without colour. */
export function RankCircle({ rank }: { rank: number }) {
  return (
    <span
      className={cn(
        "grid size-8 shrink-0 place-items-center rounded-full border border-input font-semibold",
        METALS[rank] ?? "bg-coal text-coal-foreground",
      )}
    >
      <span>
        <span className="sr-only">Rank </span>
        {rank}
      </span>
    </span>
  );
}
