import { Countdown } from "@/components/game/countdown";
import { onDemand } from "@/components/ui/on-demand";
import { useAsOfNow } from "@/components/window/use-now";
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
  return <Vital name={<CooldownName of={props.name} />} value="–" left="Not known" />;
}

function KnownVital({ kind, name, endsAtMs }: CooldownVitalProps & { endsAtMs: number }) {
  const isOver = useAsOfNow(1000, (nowMs) => nowMs >= endsAtMs);
  if (isOver) return <Vital name={<CooldownName of={name} />} value="None" left="Ready" />;
  return (
    <Vital
      name={<CooldownName of={name} />}
      value={<Countdown endsAtMs={endsAtMs} format={formatDuration} />}
      left={
        <>
          Ends <Moment atMs={endsAtMs} />
        </>
      }
    >
      <EndOfVital words="Ends" event={{ id: kind, kind, atMs: endsAtMs }} />
    </Vital>
  );
}
