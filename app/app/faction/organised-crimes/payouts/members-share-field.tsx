import { useState } from "react";

import { TextField } from "@/components/list/text-field";
import { parsePercent } from "@/lib/format/number-input";
import { membersShareStore } from "@/lib/store/user/payout-terms";

interface MembersShareFieldProps {
  /** Percent. */
  share: number;
  /** The share that was last paid in the game; null if unknown. */
  lastPaid: number | null;
  /** Called with true if the field contains a valid share. Other parts always use the last valid share. */
  onValid: (isValid: boolean) => void;
}

/** The members' share of the money, stored between visits. */
export function MembersShareField({ share, lastPaid, onValid }: MembersShareFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(share);
  const percent = parsePercent(text);
  return (
    <TextField
      label="Members’ share (%)"
      inputMode="decimal"
      value={text}
      onChange={(next) => {
        setTyped(next);
        const asked = parsePercent(next);
        onValid(asked !== null);
        if (asked !== null) membersShareStore.set(asked);
      }}
      problem={percent === null ? problemOf(text) : null}
      hint={
        percent === null
          ? ""
          : `Faction keeps ${rest(percent)}%${lastPaid === null ? "" : `. Last paid in the game: ${lastPaid}%`}`
      }
      isShort
    />
  );
}

/** 100 minus the share, with at most four decimals: 35.9, not 35.900000000000006. */
const rest = (percent: number) => Math.round((100 - percent) * 10_000) / 10_000;

function problemOf(text: string): string {
  return text.trim() === ""
    ? "Enter a percentage from 0 to 100, such as 80 or 64.5."
    : `“${text.trim()}” isn’t a percentage from 0 to 100. Enter one, such as 80 or 64.5.`;
}
