import { ProgressCircle } from "@/components/figures/progress-circle";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/format/numbers";
import { formatDuration, formatGameDay, formatGameMinute } from "@/lib/format/times";
import { gameTime } from "@/lib/store/preferences/game-clock";

interface RunSummaryProps {
  /** What the game still shows as open. */
  remaining: number;
  /** What the player passed without the game's word. */
  skipped: number;
  /** What the run began with. */
  count: number;
  durationMs: number;
  onClose: () => void;
}

/** The end of a run, framed for a picture of the screen. */
export function RunSummary({ remaining, skipped, count, durationMs, onClose }: RunSummaryProps) {
  const nowMs = gameTime();
  return (
    <>
      <div className="mx-1 mt-4 border border-rule bg-card p-5 pb-4 text-center outline outline-offset-3 outline-rule">
        <div className="flex justify-between border-b border-rule pb-2.5">
          <p>{formatGameDay(nowMs)}</p>
          <p className="font-display">Torn Almanac</p>
        </div>
        <ProgressCircle
          value={count === 0 ? 1 : 1 - remaining / Math.max(count, remaining)}
          className="mx-auto mt-8 mb-4 size-44 text-primary [&_circle]:stroke-[0.4]"
        />
        <p className="font-display text-6xl">
          <strong className="font-semibold text-primary">{remaining}</strong> left
        </p>
        <p className="mt-1 text-read text-muted-foreground">
          {remaining === 0
            ? `Everything was done at ${formatGameMinute(nowMs)}.`
            : `The game still shows ${formatCount(remaining, "item", "items")} as open.`}
        </p>
        <dl className="mt-8 grid grid-cols-3 divide-x divide-border border-t border-rule pt-2.5">
          {[
            ["This run", formatDuration(Math.max(0, durationMs))],
            ["Tasks", String(count)],
            ["Marked by you", String(skipped)],
          ].map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-display text-lg leading-6">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button size="lg" className="mt-4 w-full" onClick={onClose}>
        Dashboard
      </Button>
    </>
  );
}
