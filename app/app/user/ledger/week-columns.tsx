import { cn } from "@/lib/utils";

import { longestOf } from "./profit-bar";

export interface WeekColumn {
  /** The first day of the week: "16 Nov". */
  label: string;
  /** Null if unknown. */
  value: number | null;
  /** The value with its unit, short: "$245k". */
  text: string;
  /** The part of the value that isn't money received yet, 0 to 1. */
  market?: number;
  /** The number of trips or sales in the week. */
  count: string;
  isCurrent: boolean;
}

/** Beyond this number of weeks, only some have room for a text. */
const MAX_TEXTS = 10;
const MAX_PHONE_TEXTS = 5;
/** The number of characters that all figures may have together to fit beside one another, each as long as the longest. */
const MAX_CHARACTERS = 54;

const HATCHED =
  "border border-b-0 bg-[repeating-linear-gradient(135deg,currentColor_0_1px,transparent_1px_4px)]";

interface WeekColumnsProps {
  /** A sentence that describes the columns and says where their figures are. */
  label: string;
  /** Oldest first. */
  weeks: readonly WeekColumn[];
}

/** A column for each week: solid for money received, striped for unsold items at market value, red for a loss. */
export function WeekColumns({ label, weeks }: WeekColumnsProps) {
  const highest = longestOf(weeks.map(({ value }) => value));
  const step = Math.ceil(weeks.length / MAX_TEXTS);
  // A phone has room for half of them. The newest week always has its text.
  const onPhone = (index: number) =>
    weeks.length > MAX_PHONE_TEXTS &&
    (weeks.length - 1 - index) % (2 * step) !== 0 &&
    "max-md:invisible";
  const longest = Math.max(...weeks.map(({ text }) => text.length));
  const isTight = weeks.length * longest > MAX_CHARACTERS;
  const columns = { gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` };
  return (
    <div role="img" aria-label={label} className="mt-3 break-inside-avoid text-center">
      <div className="grid h-38 items-end border-b" style={columns}>
        {weeks.map((week, index) => (
          <WeekBar
            key={week.label}
            {...week}
            highest={highest}
            hasText={step === 1 && !(isTight && (weeks.length - 1 - index) % 2 !== 0)}
            className={onPhone(index)}
          />
        ))}
      </div>
      <div className="grid pt-1 text-xs leading-4 text-muted-foreground" style={columns}>
        {weeks.map(({ label: day, count }, index) => (
          <span key={day} className={cn("whitespace-nowrap", onPhone(index))}>
            {(weeks.length - 1 - index) % step === 0 && (
              <>
                {day}
                <span className="block text-foreground">{count}</span>
              </>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

interface WeekBarProps extends WeekColumn {
  highest: number;
  hasText: boolean;
  /** That of the text. */
  className: string | false;
}

function WeekBar({
  value,
  text,
  market = 0,
  isCurrent,
  highest,
  hasText,
  className,
}: WeekBarProps) {
  const isLoss = value !== null && value < 0;
  const part = value === null || highest <= 0 ? 0 : Math.min(1, Math.abs(value) / highest);
  const tone = isLoss ? "text-destructive" : isCurrent ? "text-primary" : "text-muted-foreground";
  return (
    <span className="flex h-full flex-col justify-end px-[12%]">
      {hasText && (
        <span
          className={cn(
            "-mx-2.5 text-small leading-5 font-medium whitespace-nowrap",
            (isLoss || isCurrent) && tone,
            className,
          )}
        >
          {text}
        </span>
      )}
      {market > 0 && (
        <span className={cn(HATCHED, tone)} style={{ height: `${part * market * 85}%` }} />
      )}
      <span
        className={cn("filled bg-current", tone)}
        style={{ height: `${part * (1 - market) * 85}%` }}
      />
    </span>
  );
}
