import { useEffect, useEffectEvent, useState } from "react";

import type { PolledQuery } from "@/components/reading/use-polling";
import { SwitchRow } from "@/components/ui/switch";
import {
  canNotify,
  NOT_SHOWN,
  readPermission,
  showNotification,
} from "@/components/upcoming/browser-notifications";
import { subscribeToClock, useTimeSelector } from "@/components/window/use-now";
import { endOf } from "@/lib/common/time";
import { formatMinutesSeconds } from "@/lib/format/durations";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import {
  type Bonus,
  type Chain,
  CHAIN_TIMEOUT_MS,
  chainEndsAtMs,
  hitsPerHour,
  isAlarmDue,
  isChain,
  isChainAtRisk,
  MIN_CHAIN_HITS,
  nextBonus,
} from "@/lib/game/war/chain";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { pollingStore } from "@/lib/store/preferences/page-settings";
import { cn } from "@/lib/utils";

import { BlockHeader, isLong, Meter } from "./block";

let context: AudioContext | null = null;

const BEEPS = 3;

const EVERY_S = 0.3;

const LASTS_S = 0.15;

/** Plays three short tones. Resolves to true if they sound: browsers allow sound only after a user gesture on the page. */
export async function beep(): Promise<boolean> {
  if (!("AudioContext" in window)) return false;
  const audio = (context ??= new AudioContext());
  // Without a user gesture some browsers leave this pending, and older browsers don't report whether there was a gesture.
  if (audio.state !== "running") await withTimeout(() => audio.resume());
  if (audio.state !== "running") return false;
  for (let index = 0; index < BEEPS; index += 1) {
    const tone = audio.createOscillator();
    tone.frequency.value = 880;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + index * EVERY_S);
    tone.stop(audio.currentTime + index * EVERY_S + LASTS_S);
  }
  return true;
}

const FIGURE =
  "font-display text-[2.75rem]/12 font-medium tracking-[-0.02em] max-md:text-[3.25rem]/13 max-[22rem]:text-[2.25rem]/12";

const endsAtMsOf = ({ data, fetchedAtMs }: Pick<PolledQuery<Chain>, "data" | "fetchedAtMs">) =>
  data === undefined ? null : chainEndsAtMs(data, fetchedAtMs);

/** "06:11 TCT" while the chain cools down and hits don't count; otherwise "". */
function useCooldown({ data, fetchedAtMs }: PolledQuery<Chain>): string {
  const untilMs =
    data === undefined ? null : endOf(data.coolsUntilMs, data.coolsSeconds, fetchedAtMs);
  return useTimeSelector(1000, (nowMs) =>
    untilMs === null || nowMs === 0 || nowMs >= untilMs
      ? ""
      : `${formatGameMoment(untilMs, nowMs)} TCT`,
  );
}

/** The faction's own chain: hits, the time left, and the next bonus. */
export function ChainBlock({ chain }: { chain: PolledQuery<Chain> }) {
  const endsAtMs = endsAtMsOf(chain);
  const remainingMs = useTimeSelector(1000, (nowMs) =>
    endsAtMs === null || nowMs === 0 ? -1 : Math.max(0, endsAtMs - nowMs),
  );
  const count = chain.data?.count ?? 0;
  const runs = remainingMs >= 0;
  const late = runs && isChain(count) && isChainAtRisk(remainingMs);
  const cooldown = useCooldown(chain);
  const isKnown = chain.data !== undefined;
  const bonus = isKnown && cooldown === "" ? nextBonus(count) : null;
  return (
    <section aria-label="Chain" className="pb-2 max-md:border-b max-md:border-rule">
      <BlockHeader title="Chain" name="the chain" query={chain} />
      <div
        className={cn(
          "flex justify-between gap-4",
          isLong(count) && "flex-wrap",
          late && "text-destructive",
        )}
      >
        <p className="min-w-0 text-read/5 font-semibold max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-2">
          <b className={cn("block wrap-anywhere", FIGURE, isLong(count) && "text-lg! leading-6!")}>
            {isKnown ? formatWhole(count) : "–"}
          </b>
          {count === 1 ? "hit" : "hits"}
        </p>
        <p className="text-right text-read/5 font-semibold max-md:flex max-md:items-baseline max-md:gap-2">
          <b role={runs ? "timer" : undefined} className={cn("block tabular-nums", FIGURE)}>
            {runs ? formatMinutesSeconds(remainingMs) : "–:––"}
          </b>
          left
        </p>
      </div>
      <Meter
        label="Time left, out of 5 minutes"
        value={runs ? Math.floor(remainingMs / 1000) : 0}
        max={CHAIN_TIMEOUT_MS / 1000}
        tone={late ? "destructive" : "foreground"}
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-read font-medium">
        <b className={cn("font-semibold", late && "text-destructive")}>
          {late
            ? remainingMs === 0
              ? "Time’s up"
              : "Hit now"
            : cooldown !== ""
              ? `Cooling down until ${cooldown}`
              : chainText(chain, bonus)}
        </b>
        {bonus !== null && (
          <span>
            {formatCount(bonus.hitsToGo, "hit", "hits")} to go
            <span className="sr-only">
              {" "}
              for {formatWhole(bonus.respect)} respect at {formatWhole(bonus.atHit)}
            </span>
          </span>
        )}
      </p>
      <Pace chain={chain} bonus={bonus} />
    </section>
  );
}

/** The text about a chain that needs no hit at the moment. */
function chainText({ data, error }: PolledQuery<Chain>, bonus: Bonus | null): string {
  if (data === undefined) return error === null ? "Loading..." : "Couldn’t load the chain";
  if (!isChain(data.count)) return "No chain";
  return bonus === null ? "No more bonuses" : `Bonus at ${formatWhole(bonus.atHit)}`;
}

/** The respect of the next bonus and the pace of the chain; hidden on phones. */
function Pace({
  chain: { data, fetchedAtMs },
  bonus,
}: {
  chain: PolledQuery<Chain>;
  /** Null after the last bonus, and while the chain cools down. */
  bonus: Bonus | null;
}) {
  // Its line is there while the chain loads.
  if (data === undefined) return <p className="text-base max-md:hidden">&nbsp;</p>;
  const pace = isChain(data.count) ? hitsPerHour(data, fetchedAtMs) : null;
  return (
    <p className="text-base max-md:hidden">
      {bonus && `Next bonus: ${formatWhole(bonus.respect)} respect`}
      {pace !== null && `${bonus ? ", " : ""}${formatWhole(Math.round(pace))} hits per hour`}
    </p>
  );
}

/**
 * The chain end that the alarm last sounded for. It stays when the page closes: a player who comes back has already heard the
 * alarm.
 */
let soundedForMs: number | null = null;

/** Returns true if the alarm is due now, once per chain end. `endsAtMs` is null without a chain. */
function soundsNow(endsAtMs: number | null): boolean {
  const isVisible = document.visibilityState === "visible";
  if (!isAlarmDue({ nowMs: gameTime(), endsAtMs, isVisible }, soundedForMs)) return false;
  soundedForMs = endsAtMs;
  return true;
}

/** Sounds once when the chain is about to break, if turned on, and shows a notification if allowed. */
export function ChainAlarm({ chain }: { chain: PolledQuery<Chain> }) {
  const polling = useStoredValue(pollingStore);
  const [isSilent, setIsSilent] = useState(false);
  /** False if the browser is known not to show notifications. */
  const [isShown, setIsShown] = useState(true);
  const endsAtMs = isChain(chain.data?.count ?? 0) ? endsAtMsOf(chain) : null;
  const sound = () => {
    void beep().then((isHeard) => {
      setIsSilent(!isHeard);
    });
  };
  const look = useEffectEvent(() => {
    // If the last minute begins while the alarm is off, the alarm doesn't sound later in that minute: turning it on plays a sound
    // of its own.
    if (!soundsNow(endsAtMs) || !polling.alarm) return;
    sound();
    if (readPermission() !== "granted") return;
    void showNotification("The chain is about to break", {
      body: "1 minute left.",
      tag: "chain",
    }).then(setIsShown);
  });
  useEffect(() => {
    look();
  }, [endsAtMs]);
  // The clock also ticks when the tab becomes visible again.
  useEffect(
    () =>
      subscribeToClock(1000, () => {
        look();
      }),
    [],
  );

  return (
    <div>
      <SwitchRow
        isOn={polling.alarm}
        onChange={(alarm) => {
          pollingStore.set({ ...polling, alarm });
          if (!alarm) return;
          sound();
          if (readPermission() === "granted") void canNotify().then(setIsShown);
        }}
      >
        Sound an alarm at 1 minute left
      </SwitchRow>
      {polling.alarm && (
        <p className="text-small text-muted-foreground">
          Only for chains of {MIN_CHAIN_HITS} hits or more, and only while this tab is visible.
          {isSilent && (
            <b role="alert" className="block text-destructive">
              Your browser blocked the sound. Turn the alarm off and on again.
            </b>
          )}
          {!isShown && (
            <span role="alert" className="block">
              {NOT_SHOWN}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
