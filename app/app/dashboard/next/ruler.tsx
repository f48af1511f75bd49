"use client";

import { upcomingText } from "@/components/upcoming/upcoming";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, dayStartMs, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { formatGameDay, formatGameMinute } from "@/lib/format/times";
import type { Ending, Upcoming } from "@/lib/game/upcoming/upcoming";
import { cn } from "@/lib/utils";

import { useUpcoming } from "./use-upcoming";

/** Pixels: the narrowest ruler that is shown, half a pin with its gap, and a letter. */
const RULER_PX = 896;
const PIN_PX = 16;
const LETTER_PX = 6.5;

/** As many as most days need. Always the same number, so that nothing moves when more events load. */
const LANES = 4;
const LANE_REM = 1.3125;
const HEIGHT_REM = LANES * LANE_REM + 3.625;

/** More pins would overlap; the list below has them all. */
const MAX_PINS = 40;

const percent = (share: number) => `${share * 100}%`;

/** The next 24 hours, numbered like the list below. Hidden from screen readers: the list contains the same events. */
export function Ruler() {
  const nowMs = useNow(MINUTE_MS);
  const events = useUpcoming().events.filter(isAhead).slice(0, MAX_PINS);
  const shareOf = (atMs: number) => (atMs - nowMs) / DAY_MS;
  const pins = events.map((event) => ({ event, at: shareOf(event.atMs), ...upcomingText(event) }));
  const labels = lanes(
    pins.map(({ at, short }) => ({ at, width: (PIN_PX + short.length * LETTER_PX) / RULER_PX })),
  );
  const midnightMs = dayStartMs(nowMs) + DAY_MS;

  return (
    <div
      aria-hidden
      className="relative text-tiny max-md:hidden md:@max-4xl/page:hidden"
      style={{ height: `${HEIGHT_REM}rem` }}
    >
      <div
        className="absolute top-0 right-0 bottom-6 border-l border-rule bg-muted"
        style={{ left: percent(shareOf(midnightMs)) }}
      />
      <div className="absolute inset-x-0 bottom-6 border-b border-rule" />
      <Days nowMs={nowMs} midnight={shareOf(midnightMs)} />
      <Hours nowMs={nowMs} />
      <div className="absolute top-0 bottom-6 left-0 border-l-2 border-primary" />
      <b className="absolute bottom-1 left-0 font-semibold text-primary">
        {formatGameMinute(nowMs)}
      </b>
      {labels.map(({ lane, isTurned, hasText }, i) => {
        const pin = pins[i];
        if (pin === undefined || lane >= LANES) return null;
        return (
          <Pin
            key={pin.event.id}
            number={i + 1}
            text={hasText ? pin.short : ""}
            style={{ left: percent(pin.at), bottom: "1.5rem", zIndex: 9 - lane }}
            stemRem={0.875 + lane * LANE_REM}
            isTurned={isTurned}
            isNextDay={pin.event.atMs >= midnightMs}
            isOwn={pin.event.kind === "own-crime"}
          />
        );
      })}
    </div>
  );
}

const isAhead = (event: Upcoming): event is Ending => event.atMs !== null;

/** The names of both days, each only if there is room for it. */
function Days({ nowMs, midnight }: { nowMs: number; midnight: number }) {
  const name = "absolute top-1.5 text-muted-foreground";
  return (
    <>
      {midnight > 0.12 && <span className={cn(name, "left-3")}>{formatGameDay(nowMs)}</span>}
      {midnight < 0.88 && (
        <span className={cn(name, "pl-2.5")} style={{ left: percent(midnight) }}>
          {formatGameDay(nowMs + DAY_MS)}
        </span>
      )}
    </>
  );
}

/** A tick for each hour; every third is labelled, unless the current time is there. */
function Hours({ nowMs }: { nowMs: number }) {
  const firstMs = Math.floor(nowMs / HOUR_MS + 1) * HOUR_MS;
  return Array.from({ length: 24 }, (_, i) => {
    const atMs = firstMs + i * HOUR_MS;
    const at = (atMs - nowMs) / DAY_MS;
    const isMajor = (atMs / HOUR_MS) % 3 === 0;
    return (
      <div
        key={atMs}
        className={cn(
          "absolute bottom-6 border-l",
          isMajor ? "h-2.25 border-rule" : "h-1.25 border-input",
        )}
        style={{ left: percent(at) }}
      >
        {isMajor && at > 0.045 && at < 0.99 && (
          <span className="absolute top-full mt-1 -translate-x-1/2 text-muted-foreground">
            {formatGameMinute(atMs).slice(0, 2)}
          </span>
        )}
      </div>
    );
  });
}

interface PinProps {
  number: number;
  text: string;
  style: { left: string; bottom: string; zIndex: number };
  stemRem: number;
  isTurned: boolean;
  isNextDay: boolean;
  isOwn: boolean;
}

function Pin({ number, text, style, stemRem, isTurned, isNextDay, isOwn }: PinProps) {
  return (
    <div className="absolute" style={style}>
      <div className="border-l border-input" style={{ height: `${stemRem}rem` }} />
      <span
        className={cn(
          "absolute bottom-full -left-2.5 grid size-5 place-items-center rounded-full border font-semibold",
          isOwn
            ? "border-primary bg-primary text-primary-foreground"
            : "border-rule bg-background text-foreground",
        )}
      >
        {number}
      </span>
      <span
        className={cn(
          "absolute bottom-full mb-0.5 px-0.75 whitespace-nowrap",
          isTurned ? "right-3" : "left-3",
          isNextDay ? "bg-muted" : "bg-background",
          isOwn ? "font-semibold text-primary" : "text-muted-foreground",
        )}
      >
        {text}
      </span>
    </div>
  );
}

/** A pin on the ruler and the text next to it. Both numbers are fractions of the ruler's width. */
interface Label {
  at: number;
  /** From the middle of the pin to the end of its text. */
  width: number;
}

interface LabelPosition {
  /** 0 is right above the hours. From `LANES` on, nothing is shown: the list has the event. */
  lane: number;
  /** True if the text is to the left of its pin, because on the right it would leave the ruler. */
  isTurned: boolean;
  /** False if only the pin has room. */
  hasText: boolean;
}

/** Half the width of a pin. */
const PIN = 0.012;

/** Puts each label into the lowest lane in which it overlaps no earlier label, or only its pin if there is no such lane. */
export function lanes(labels: readonly Label[]): LabelPosition[] {
  const ends: { lane: number; from: number; to: number }[] = [];
  const place = (from: number, to: number) => {
    const taken = new Set(
      ends.filter((other) => from < other.to && other.from < to).map(({ lane }) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    if (lane < LANES) ends.push({ lane, from, to });
    return lane;
  };
  return labels.map(({ at, width }) => {
    const isTurned = at + width > 1;
    const lane = place(isTurned ? at - width : at - PIN, isTurned ? at + PIN : at + width);
    const hasText = lane < LANES;
    return { lane: hasText ? lane : place(at - PIN, at + PIN), isTurned, hasText };
  });
}
