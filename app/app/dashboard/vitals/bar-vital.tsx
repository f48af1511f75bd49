import { Countdown } from "@/components/game/countdown";
import { Explain } from "@/components/state/explain";
import { Progress } from "@/components/ui/progress";
import { useAsOfNow } from "@/components/window/use-now";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration, formatGameTime } from "@/lib/format/times";
import type { Bar } from "@/lib/game/account/bars";
import { barNow } from "@/lib/game/account/bars-now";

import { Moment, unitsTogether, Vital } from "./vital";

interface BarVitalProps {
  kind: "energy" | "nerve" | "happy" | "life";
  name: string;
  bar: Bar;
  /** When the game gave it; its seconds count from then. */
  readAtMs: number;
}

/** A bar as it stands now: it grows with the game's ticks. */
export function BarVital({ kind, name, bar, readAtMs }: BarVitalProps) {
  const current = useAsOfNow(1000, (nowMs) => barNow(bar, readAtMs, nowMs));
  const fullAtMs = bar.fullInSeconds === null ? null : readAtMs + bar.fullInSeconds * 1000;
  return (
    <Vital
      name={name}
      explain={<HowItGrows name={name} bar={bar} readAtMs={readAtMs} />}
      {...(fullAtMs !== null && {
        end: { id: kind, kind, maximum: bar.maximum, atMs: fullAtMs },
      })}
      value={
        <>
          {formatWhole(current)}{" "}
          <span className="text-small font-normal text-muted-foreground">
            / {formatWhole(bar.maximum)}
          </span>
        </>
      }
    >
      <Progress label={name} value={current} max={bar.maximum} className="my-1.5" />
      <p className="min-h-12 text-tiny text-balance text-muted-foreground">
        {fullAtMs !== null && <Full atMs={fullAtMs} />}
      </p>
    </Vital>
  );
}

/** Null if it isn't growing: then the game's value still holds. */
function HowItGrows({ name, bar, readAtMs }: Omit<BarVitalProps, "kind">) {
  const { current, maximum, increment, everySeconds, nextTickSeconds } = bar;
  if (increment === null || everySeconds === null || nextTickSeconds === null) return null;
  if (current >= maximum) return null;
  return (
    <Explain
      title={name}
      lines={[
        {
          label: "In the game’s answer",
          value: `${formatWhole(current)} at ${formatGameTime(readAtMs)}`,
        },
        {
          label: "Each tick",
          value: `+${formatWhole(increment)} every ${formatDuration(everySeconds * 1000)}`,
        },
        { label: "First tick", value: formatGameTime(readAtMs + nextTickSeconds * 1000) },
        { label: "Up to", value: formatWhole(maximum) },
      ]}
    />
  );
}

function Full({ atMs }: { atMs: number }) {
  const isFull = useAsOfNow(1000, (nowMs) => nowMs >= atMs);
  if (isFull) return "Full";
  return (
    <>
      Full <Moment atMs={atMs} />
      <br />
      in <Countdown endsAtMs={atMs} format={unitsTogether} />
    </>
  );
}
