import { useState } from "react";

import { TextField } from "@/components/list/text-field";
import { parsePercent } from "@/lib/format/percent-input";
import { membersShareStore } from "@/lib/store/user/members-share";

interface MembersShareFieldProps {
  /** Percent. */
  share: number;
  /** Whether the field contains a valid share; everything else uses the last valid one. */
  onValid: (isValid: boolean) => void;
}

/** The members' share of the money, remembered between visits. */
export function MembersShareField({ share, onValid }: MembersShareFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(share);
  const percent = parsePercent(text);
  return (
    <TextField
      label="Members’ share"
      inputMode="decimal"
      value={text}
      onChange={(next) => {
        setTyped(next);
        const asked = parsePercent(next);
        onValid(asked !== null);
        if (asked !== null) membersShareStore.set(asked);
      }}
      problem={percent === null ? problemOf(text) : null}
      hint={percent === null ? "" : `%, the faction keeps ${rest(percent)}\u00a0%`}
      isShort
    />
  );
}

/** 100 less the share, at most four decimals: 35.9, not 35.900000000000006. */
const rest = (percent: number) => Math.round((100 - percent) * 10_000) / 10_000;

function problemOf(text: string): string {
  const range = "from 0 to 100, such as 80 or 64.5.";
  return text.trim() === ""
    ? `Enter a percentage ${range}`
    : `“${text.trim()}” isn’t a percentage. Enter one ${range}`;
}
