import { Countdown } from "@/components/game/countdown";
import { onDemand } from "@/components/ui/on-demand";
import { Progress } from "@/components/ui/progress";
import { useTimeSelector } from "@/components/window/use-now";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { type Bar, type BarKind, barNow, fullAtMs, resetsAtMs } from "@/lib/game/account/bars";

import { Moment, Vital } from "./vital";

const BarMore = onDemand(() => import("./vital-more").then((l) => l.BarMore));

export interface BarVitalProps {
  kind: BarKind;
  name: string;
  bar: Bar;
  /** When the game gave it; its seconds count from then. */
  readAtMs: number;
}

/** The longest maximum that a phone has room for beside the value. */
const SHORT = 999;

/** A bar as it is now: it grows with the game's ticks, and happy above its maximum falls to it. */
export function BarVital({ kind, name, bar, readAtMs }: BarVitalProps) {
  const current = useTimeSelector(1000, (nowMs) => barNow(kind, bar, readAtMs, nowMs));
  const resetMs = resetsAtMs(kind, bar, readAtMs);
  const endsAtMs = resetMs ?? fullAtMs(kind, bar, readAtMs);
  const isFull = useTimeSelector(1000, (nowMs) => endsAtMs !== null && nowMs >= endsAtMs);
  const { maximum } = bar;
  const row = {
    name,
    value: (
      <>
        {formatWhole(current)}
        <span
          className={`text-small font-normal text-muted-foreground ${maximum > SHORT ? "max-md:sr-only" : ""}`}
        >
          {" "}
          / {formatWhole(maximum)}
        </span>
      </>
    ),
    meter: <Progress label={name} value={current} max={maximum} className="max-md:h-0.75" />,
  };
  if (endsAtMs === null) return <Vital {...row} />;
  if (isFull) return <Vital {...row} remaining="Full" moment="Full" />;
  return (
    <Vital
      {...row}
      moment={<Moment atMs={endsAtMs} />}
      remaining={
        <>
          {resetMs === null ? "Full" : "Resets"} in{" "}
          <Countdown endsAtMs={endsAtMs} format={formatDuration} />
        </>
      }
    >
      <BarMore
        kind={kind}
        name={name}
        bar={bar}
        readAtMs={readAtMs}
        endsAtMs={endsAtMs}
        resets={resetMs !== null}
      />
    </Vital>
  );
}
