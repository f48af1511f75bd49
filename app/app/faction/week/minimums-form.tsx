import { useState } from "react";

import { SelectField } from "@/components/list/select-field";
import { TextField } from "@/components/list/text-field";
import { parseCount } from "@/lib/format/number-input";
import type { WeekStat } from "@/lib/game/week/member-week";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { setWeeklyMinimum, weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";

import { HOUR_S, STAT_TEXT } from "./text";

const EVERYONE = "";

/** What can have a minimum; hours of play are stored in seconds, as the game counts them. */
const MINIMUMS: readonly { stat: WeekStat; unit: number; suffix?: string }[] = [
  { stat: "timeplayed", unit: HOUR_S, suffix: ", hours" },
  { stat: "gymenergy", unit: 1 },
  { stat: "xantaken", unit: 1 },
  { stat: "organizedcrimes", unit: 1 },
  { stat: "attackswon", unit: 1 },
  { stat: "rankedwarhits", unit: 1 },
];

/** The minimums per seven days, for everyone or for one position. */
export function MinimumsForm({ positions }: { positions: readonly string[] }) {
  const [position, setPosition] = useState(EVERYONE);
  return (
    <div className="grid gap-2">
      <p className="font-semibold">Minimum per 7 days</p>
      <SelectField
        label="Applies to"
        value={position}
        options={[[EVERYONE, "Everyone"], ...positions.map((name) => [name, name] as const)]}
        onChange={setPosition}
        namesFrom={1}
      />
      {MINIMUMS.map((minimum) => (
        <MinimumField key={`${position} ${minimum.stat}`} position={position} {...minimum} />
      ))}
      <p className="max-w-72 text-small text-muted-foreground">
        Leave empty for no minimum. A position’s minimum overrides Everyone’s. For other periods,
        minimums scale with the number of days, rounded down. Saved in this browser and in backups.
      </p>
    </div>
  );
}

interface MinimumFieldProps {
  position: string;
  stat: WeekStat;
  unit: number;
  suffix?: string;
}

function MinimumField({ position, stat, unit, suffix = "" }: MinimumFieldProps) {
  const minimum = useStoredValue(weeklyMinimumsStore)[position]?.[stat];
  const [text, setText] = useState(minimum === undefined ? "" : String(minimum / unit));
  const typed = parseCount(text);
  const isWrong = text.trim() !== "" && typed === null;
  return (
    <TextField
      label={`${STAT_TEXT[stat].name}${suffix}`}
      inputMode="numeric"
      value={text}
      isShort
      problem={isWrong ? "Enter a whole number, such as 14." : null}
      onChange={(next) => {
        setText(next);
        const value = parseCount(next);
        if (value !== null) setWeeklyMinimum(position, stat, value * unit);
        else if (next.trim() === "") setWeeklyMinimum(position, stat, null);
      }}
    />
  );
}
