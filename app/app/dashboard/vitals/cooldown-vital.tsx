import { Countdown } from "@/components/game/countdown";
import { onDemand } from "@/components/ui/on-demand";
import { Progress } from "@/components/ui/progress";
import { useTimeSelector } from "@/components/window/use-now";
import { HOUR_MS } from "@/lib/common/time";
import { formatDuration } from "@/lib/format/times";

import { CooldownName, Moment, Vital } from "./vital";

const EndOfVital = onDemand(() => import("./vital-more").then((l) => l.EndOfVital));

interface CooldownVitalProps {
  kind: "drug" | "booster" | "medical";
  name: string;
  /** Null where it is not known. */
  endsAtMs: number | null;
}

export function CooldownVital({ endsAtMs, ...props }: CooldownVitalProps) {
  if (endsAtMs !== null) return <KnownVital endsAtMs={endsAtMs} {...props} />;
  return <Vital name={<CooldownName name={props.name} />} value="–" remaining="Not known" />;
}

function KnownVital({ kind, name, endsAtMs }: CooldownVitalProps & { endsAtMs: number }) {
  const isOver = useTimeSelector(1000, (nowMs) => nowMs >= endsAtMs);
  const hours = useTimeSelector(1000, (nowMs) => Math.ceil((endsAtMs - nowMs) / HOUR_MS));
  const row = {
    name: <CooldownName name={name} />,
    meter: (
      <Progress
        label={`${name}, of 24 hours`}
        value={Math.max(0, hours)}
        max={24}
        className="max-md:h-0.75 *:bg-muted-foreground"
      />
    ),
  };
  if (isOver) return <Vital {...row} value="None" remaining="Ready" />;
  return (
    <Vital
      {...row}
      value={<Countdown endsAtMs={endsAtMs} format={formatDuration} />}
      remaining={
        <>
          Ends <Moment atMs={endsAtMs} />
        </>
      }
    >
      <EndOfVital words="Ends" event={{ id: kind, kind, atMs: endsAtMs }} />
    </Vital>
  );
}
