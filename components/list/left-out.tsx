import { formatWhole } from "@/lib/format/numbers";

/** The last line of a select that lists only the first of its choices. */
export const LeftOut = ({ count }: { count: number }) =>
  count > 0 && <option disabled>{formatWhole(count)} more are not listed</option>;
