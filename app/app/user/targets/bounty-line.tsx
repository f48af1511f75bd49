import { CircleDashed, EyeOff } from "lucide-react";
import { memo, type Ref } from "react";

import { AttackLink, FighterMark, OutIn, TimeLeft } from "@/components/fight/fighter";
import { PlayerName } from "@/components/game/player-name";
import { useTimeSelector } from "@/components/window/use-now";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import { formatSecondsAgo } from "@/lib/format/durations";
import { formatMoneyShort } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { cn } from "@/lib/utils";

import { agedDifficultyText, statsText, type TextContext } from "./text";
import type { BountyRow } from "./bounty-rows";
import { bountyStateText, quantityText } from "./bounty-text";

export const BOUNTY_GRID =
  "grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 @4xl/page:grid-cols-[1.75rem_minmax(0,1fr)_8rem_4.75rem_4rem_4.5rem_9.5rem_5.25rem_6.5rem] @4xl/page:gap-x-3";
const LINE = "flex min-w-0 items-baseline justify-between gap-x-2 @4xl/page:contents";
const SMALL = "text-base text-muted-foreground @4xl/page:text-small";

interface BountyLineProps {
  row: BountyRow;
  /** Its `nowMs` is the start of the minute, for ages. */
  context: TextContext;
  /** The length of the bar: the reward as a fraction of the highest one. */
  part: number;
  ref: Ref<HTMLLIElement>;
}

/** The row of a player with bounties. */
export const BountyLine = memo(function BountyLine({ row, context, part, ref }: BountyLineProps) {
  const { id, name, level, reward, quantity, total, estimate, stats, profile, readiness } = row;
  const { nowMs } = context;
  const times = quantityText(row);
  return (
    <li
      ref={ref}
      data-player={id}
      className="border-b border-row text-read last:border-rule nth-[5n]:border-row-fifth"
    >
      <div className={cn(BOUNTY_GRID, "relative min-h-15 py-1 @4xl/page:min-h-13")}>
        {readiness === null ? (
          <CircleDashed aria-hidden className="size-5 text-muted-foreground" />
        ) : (
          <FighterMark readiness={readiness} availability={row.availability} className="size-5" />
        )}
        <div className="grid min-w-0 @4xl/page:contents">
          <div className={cn(LINE, "max-[22rem]:flex-wrap")}>
            <span className="min-w-0 font-semibold wrap-anywhere">
              <PlayerName>{name}</PlayerName>{" "}
              <span className="text-base font-normal">
                <span className="sr-only">level </span>
                {level}
              </span>
              {row.isAnonymous && (
                <EyeOff
                  role="img"
                  aria-label="listed anonymously"
                  className="ml-1 inline size-3.5 text-muted-foreground @4xl/page:hidden"
                />
              )}
              {row.isAnonymous && (
                <span className="hidden text-small font-normal text-muted-foreground @4xl/page:block">
                  listed anonymously
                </span>
              )}
            </span>
            <span
              translate="no"
              className="ml-auto shrink-0 text-right font-semibold @4xl/page:order-1 @4xl/page:contents"
            >
              <span className="@4xl/page:hidden">{formatMoneyShort(reward)}</span>
            </span>
          </div>
          <div className={cn(LINE, "text-base")}>
            <span className="min-w-0">
              <State row={row} />
              {profile !== null && row.fetchedAtMs !== null && (
                <span className={cn(SMALL, readiness !== null && "hidden", "@4xl/page:block")}>
                  <span className="@4xl/page:hidden">, </span>
                  <ReadAge atMs={row.fetchedAtMs} />
                </span>
              )}
            </span>
            <span
              translate="no"
              className={cn("text-right @4xl/page:hidden", times.lower === "" && "shrink-0")}
            >
              {times.highest} {times.lower}
            </span>
          </div>
          <span translate="no" className="hidden text-right font-semibold @4xl/page:block">
            {formatMoneyShort(reward)}
          </span>
          <span translate="no" className="hidden text-right @4xl/page:block">
            {times.highest}
            <span className="block text-small empty:hidden">{times.lower}</span>
          </span>
          <span translate="no" className="hidden text-right @4xl/page:block">
            {formatMoneyShort(total)}
          </span>
          <div className={cn(LINE, "text-base text-muted-foreground")}>
            <span className="min-w-0 @4xl/page:text-foreground">
              {estimate.isLostLast ? (
                <span className="font-medium text-destructive">Lost last time</span>
              ) : (
                <>
                  <span className="@4xl/page:hidden">{agedDifficultyText(estimate, nowMs)}</span>
                  <span className="hidden @4xl/page:inline">
                    {agedDifficultyText(estimate, nowMs, false)}
                  </span>
                </>
              )}
              <span className="@4xl/page:hidden">
                <EndsSoon atMs={row.endsAtMs} />
              </span>
              <span className={cn(SMALL, "hidden @4xl/page:block")}>
                {statsText(stats, estimate, context)}
              </span>
            </span>
            <span className="shrink-0 @4xl/page:hidden">
              {quantity > 1 && (
                <>
                  <span aria-hidden>= </span>
                  <span className="sr-only">total </span>
                  {formatMoneyShort(total)}
                </>
              )}
            </span>
          </div>
          <span className="hidden text-right whitespace-nowrap @4xl/page:block">
            <EndsIn atMs={row.endsAtMs} />
          </span>
        </div>
        <span className="w-26 text-right font-medium max-[22rem]:w-23 @4xl/page:w-auto">
          {readiness === "later" && profile !== null ? (
            <TimeLeft fighter={profile} />
          ) : (
            <AttackLink id={id} name={name} isReady={readiness === "ready"} />
          )}
        </span>
        <span
          aria-hidden
          className="absolute right-30 -bottom-px h-0.5 bg-primary @4xl/page:right-[33.5rem]"
          style={{ width: `calc(${part} * 5rem)` }}
        />
      </div>
    </li>
  );
});

function State({ row }: { row: BountyRow }) {
  const { profile, readiness, fetchedAtMs } = row;
  const outAtMs = readiness === "soon" && profile !== null ? profile.stateUntilMs : null;
  if (profile === null) {
    return (
      <span className="text-muted-foreground">
        {fetchedAtMs === null ? "State unknown" : "Couldn’t load the state"}
      </span>
    );
  }
  if (outAtMs !== null) return <OutIn atMs={outAtMs} />;
  return (
    <>
      <span className="@4xl/page:hidden">{bountyStateText(row, true)}</span>
      <span className="hidden @4xl/page:inline">{bountyStateText(row)}</span>
    </>
  );
}

const ReadAge = ({ atMs }: { atMs: number }) =>
  useTimeSelector(1000, (nowMs) => (nowMs === 0 ? "" : formatSecondsAgo(nowMs - atMs)));

const isEndingSoon = (atMs: number | null, nowMs: number) =>
  atMs !== null && nowMs !== 0 && atMs - nowMs <= DAY_MS;

/** ", 9 h left" on a phone, for a bounty that ends within 24 hours; otherwise "". */
const EndsSoon = ({ atMs }: { atMs: number | null }) =>
  useTimeSelector(60_000, (nowMs) => {
    if (atMs === null || !isEndingSoon(atMs, nowMs)) return "";
    const left = atMs - nowMs;
    const text = left < HOUR_MS ? formatDuration(left) : `${Math.floor(left / HOUR_MS)} h`;
    return `, ${text} left`;
  });

const EndsIn = ({ atMs }: { atMs: number | null }) =>
  useTimeSelector(60_000, (nowMs) =>
    atMs === null ? "–" : nowMs === 0 ? "" : formatDuration(atMs - nowMs),
  );
