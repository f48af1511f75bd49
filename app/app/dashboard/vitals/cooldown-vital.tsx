import { Countdown } from "@/components/game/countdown";
import { useAsOfNow } from "@/components/window/use-now";

import { Moment, unitsTogether, Vital } from "./vital";

interface CooldownVitalProps {
  name: string;
  endsAtMs: number;
}

export function CooldownVital({ name, endsAtMs }: CooldownVitalProps) {
  const isOver = useAsOfNow(1000, (nowMs) => nowMs >= endsAtMs);
  return (
    <Vital
      name={`${name} cooldown`}
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
