/** The time that the lines of all countries share, from now until the player would be back from the farthest. */
export interface TripAxis {
  nowMs: number;
  lastMs: number;
  leaveMs: number;
  /** When energy is full and when the drug cooldown ends. */
  dueMs: readonly number[];
}

interface TripLineProps extends TripAxis {
  backMs: number;
}

/** A trip on the axis: dots until the player can leave, then both flights, and a thin line for each thing due. At the desk only. */
export function TripLine({ nowMs, lastMs, leaveMs, backMs, dueMs }: TripLineProps) {
  const at = (ms: number) => `${Math.min(100, ((ms - nowMs) / (lastMs - nowMs)) * 100)}%`;
  const between = (fromMs: number, toMs: number) => ({
    left: at(fromMs),
    width: `calc(${at(toMs)} - ${at(fromMs)})`,
  });
  return (
    <span
      aria-hidden
      className="relative mt-1 ml-auto hidden h-3 w-36 border-l-2 border-primary @5xl/page:block"
    >
      {dueMs
        .filter((ms) => ms < lastMs)
        .map((ms) => (
          <span
            key={ms}
            className="absolute inset-y-0 border-l border-input"
            style={{ left: at(ms) }}
          />
        ))}
      <span
        className="absolute top-1/2 border-t-2 border-dotted border-input"
        style={between(nowMs, leaveMs)}
      />
      <span
        className="absolute top-1/2 h-1 -translate-y-1/2 bg-foreground"
        style={between(leaveMs, backMs)}
      />
    </span>
  );
}
