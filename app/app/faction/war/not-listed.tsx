import { formatWhole } from "@/lib/format/numbers";

/** Twice as many as a faction can have: a page of ten thousand rows freezes. */
export const MOST_LISTED = 200;

export const NotListed = ({ of }: { of: number }) =>
  of > MOST_LISTED && (
    <p className="py-2 text-muted-foreground">
      {formatWhole(of - MOST_LISTED)} more are not listed.
    </p>
  );
