import { Countdown } from "@/components/game/countdown";
import { useAsOfNow } from "@/components/window/use-now";

import { CooldownName, Moment, unitsTogether, Vital } from "./vital";

interface CooldownVitalProps {
  kind: "drug" | "booster" | "medical";
  name: string;
  /** Null where it is not known. */
  endsAtMs: number | null;
}

export function CooldownVital({ endsAtMs, ...props }: CooldownVitalProps) {
  if (endsAtMs !== null) return <KnownVital endsAtMs={endsAtMs} {...props} />;
  return (
    <Vital name={<CooldownName of={props.name} />} value="–">
      <p className="mt-1.5 text-tiny text-muted-foreground">Not known</p>
    </Vital>
  );
}

function KnownVital({ kind, name, endsAtMs }: CooldownVitalProps & { endsAtMs: number }) {
  const isOver = useAsOfNow(1000, (nowMs) => nowMs >= endsAtMs);
  return (
    <Vital
      name={<CooldownName of={name} />}
      end={{ id: kind, kind, atMs: endsAtMs }}
      value={
        isOver ? (
          "None"
        ) : (
          <span className="block text-base leading-6 text-balance">
            <Countdown endsAtMs={endsAtMs} format={unitsTogether} />
          </span>
        )
      }
    >
      <p className="mt-1.5 text-tiny text-muted-foreground">
        {isOver ? (
          "Ready"
        ) : (
          <>
            Ends <Moment atMs={endsAtMs} />
          </>
        )}
      </p>
    </Vital>
  );
}
