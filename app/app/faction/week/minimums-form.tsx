import { useState } from "react";

import { SelectField } from "@/components/list/select-field";
import { TextField } from "@/components/list/text-field";
import { parseCount, parseDecimal } from "@/lib/format/number-input";
import type { WeekStat } from "@/lib/game/week/member-week";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { setWeeklyMinimum, weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";

import { HOUR_S, STAT_TEXT } from "./text";

const EVERYONE = "";

/** The stats that can have a minimum. */
const MINIMUMS = [
  "timeplayed",
  "gymenergy",
  "xantaken",
  "organizedcrimes",
  "attackswon",
  "rankedwarhits",
] as const satisfies readonly WeekStat[];

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
      {MINIMUMS.map((stat) => (
        <MinimumField key={`${position} ${stat}`} position={position} stat={stat} />
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
}

/**
 * The field for a minimum. Hours of play may have decimals and are stored in seconds, as in the game. All other minimums are
 * whole numbers.
 */
function MinimumField({ position, stat }: MinimumFieldProps) {
  const isHours = stat === "timeplayed";
  const unit = isHours ? HOUR_S : 1;
  const parse = (typed: string) => (isHours ? parseDecimal(typed, 2) : parseCount(typed));
  const minimum = useStoredValue(weeklyMinimumsStore)[position]?.[stat];
  const [text, setText] = useState(
    minimum === undefined ? "" : String(Math.round((minimum / unit) * 100) / 100),
  );
  const isWrong = text.trim() !== "" && parse(text) === null;
  return (
    <TextField
      label={`${STAT_TEXT[stat].name}${isHours ? ", hours" : ""}`}
      inputMode={isHours ? "decimal" : "numeric"}
      value={text}
      isShort
      problem={
        isWrong
          ? isHours
            ? "Enter hours, such as 14 or 2.5."
            : "Enter a whole number, such as 14."
          : null
      }
      onChange={(next) => {
        setText(next);
        const value = parse(next);
        if (value !== null) setWeeklyMinimum(position, stat, Math.round(value * unit));
        else if (next.trim() === "") setWeeklyMinimum(position, stat, null);
      }}
    />
  );
}
