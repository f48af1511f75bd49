import { Countdown } from "@/components/game/countdown";
import { onDemand } from "@/components/ui/on-demand";
import { Progress } from "@/components/ui/progress";
import { useAsOfNow } from "@/components/window/use-now";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import type { Bar } from "@/lib/game/account/bars";
import { barNow } from "@/lib/game/account/bars-now";

import { Moment, Vital } from "./vital";

const BarMore = onDemand(() => import("./vital-more").then((l) => l.BarMore));

export interface BarVitalProps {
  kind: "energy" | "nerve" | "happy" | "life";
  name: string;
  bar: Bar;
  /** When the game gave it; its seconds count from then. */
  readAtMs: number;
}

/** The longest maximum that a phone has room for beside the value. */
const SHORT = 999;

/** A bar as it is now: it grows with the game's ticks. */
export function BarVital({ kind, name, bar, readAtMs }: BarVitalProps) {
  const current = useAsOfNow(1000, (nowMs) => barNow(bar, readAtMs, nowMs));
  const fullAtMs = bar.fullInSeconds === null ? null : readAtMs + bar.fullInSeconds * 1000;
  const isFull = useAsOfNow(1000, (nowMs) => fullAtMs !== null && nowMs >= fullAtMs);
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
  if (fullAtMs === null) return <Vital {...row} />;
  if (isFull) return <Vital {...row} left="Full" moment="Full" />;
  return (
    <Vital
      {...row}
      moment={<Moment atMs={fullAtMs} />}
      left={
        <>
          Full in <Countdown endsAtMs={fullAtMs} format={formatDuration} />
        </>
      }
    >
      <BarMore kind={kind} name={name} bar={bar} readAtMs={readAtMs} fullAtMs={fullAtMs} />
    </Vital>
  );
}
