import { WithNames } from "@/components/game/player-name";
import { formatWhole } from "@/lib/format/numbers";

import { DescriptionRow, DescriptionList } from "./description-list";

/** The maximum number of lines: nobody checks a longer sum line by line. */
const MAX_LINES = 100;

export interface ExplainedSum {
  /**
   * The calculated figure with the name of its row: "the ROI of TCT tier 1". It is also in the button's name: "How it’s
   * calculated: …".
   */
  title: string;
  lines: readonly {
    label: string;
    value: string;
    /** Names from the game in the label. Include the value if it is a name too. */
    names?: readonly string[];
    /** True for the result of the lines above it. */
    isTotal?: boolean;
  }[];
  /** A sentence with details that the lines don't have. */
  note?: string;
}

/** The sum behind a figure, line by line. */
export function ExplainLines({ title, lines, note }: ExplainedSum) {
  return (
    <>
      <p className="mb-1 font-semibold first-letter:uppercase">{title}</p>
      <DescriptionList>
        {lines.slice(0, MAX_LINES).map(({ label, value, names = [], isTotal = false }) => (
          <DescriptionRow
            key={label}
            label={<WithNames names={names}>{label}</WithNames>}
            value={names.includes(value) ? <span translate="no">{value}</span> : value}
            wide
            isTotal={isTotal}
          />
        ))}
        {lines.length > MAX_LINES && (
          <DescriptionRow label="Others" value={formatWhole(lines.length - MAX_LINES)} wide />
        )}
      </DescriptionList>
      {note !== undefined && <p className="mt-1.5 text-small text-muted-foreground">{note}</p>}
    </>
  );
}
