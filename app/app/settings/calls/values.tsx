import { GameTime } from "@/components/game/game-time";
import { useGameTime } from "@/components/window/use-now";
import type { LoggedCall } from "@/lib/api/transport/client";
import { formatWhole } from "@/lib/format/numbers";
import { formatGameClock, formatLocalTime } from "@/lib/format/times";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { cn } from "@/lib/utils";

/** "10:42:03", in game time; hovering shows the player's own time. */
export function CallTime({ startedAtMs }: Pick<LoggedCall, "startedAtMs">) {
  const atMs = useGameTime()(startedAtMs);
  return <GameTime atMs={atMs}>{formatGameClock(atMs)}</GameTime>;
}

export const localCallTime = ({ startedAtMs }: Pick<LoggedCall, "startedAtMs">) =>
  formatLocalTime(gameTime(startedAtMs));

/** "118 ms"; "20 s" from 10 seconds. */
export const durationText = ({ durationMs }: Pick<LoggedCall, "durationMs">) =>
  durationMs < 10_000
    ? `${formatWhole(durationMs)} ms`
    : `${formatWhole(Math.floor(durationMs / 1000))} s`;

/** The path without its leading slash. */
export const pathText = ({ path }: Pick<LoggedCall, "path">) => path.replace(/^\//, "");

/** The result of a call. The colour has the same meaning as the text. */
export function CallResult({ answer }: Pick<LoggedCall, "answer">) {
  return (
    <span className={cn("wrap-anywhere", answer !== "OK" && "text-destructive")}>{answer}</span>
  );
}
