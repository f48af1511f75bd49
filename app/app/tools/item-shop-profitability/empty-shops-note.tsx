import { formatList } from "@/lib/format/numbers";
import { capitalised } from "@/lib/format/words";

/** Shops that the tables leave out, since they have nothing to sell. */
export function EmptyShopsNote({ shops }: { shops: readonly string[] }) {
  if (shops.length === 0) return null;
  return (
    <p className="mt-4 text-muted-foreground">
      {formatList(shops.map(capitalised))} {shops.length === 1 ? "sells" : "sell"} nothing at the
      moment.
    </p>
  );
}
