import type { OptionalResult } from "@/components/reading/use-optional-query";
import { MINUTE_MS } from "@/lib/common/time";
import type { Bars } from "@/lib/game/account/bars";
import { aBar } from "@/lib/game/testing/builders";

import type { Sources } from "../kinds";

export const NOW = Date.UTC(2026, 10, 20, 12);
export const HOUR_MS = 60 * MINUTE_MS;
export const MIDNIGHT = Date.UTC(2026, 10, 21);

const answer = <T>(data: T | undefined, fetchedAtMs: number): OptionalResult<T> => ({
  data,
  error: null,
  isOutdated: false,
  fetchedAtMs,
  retry: () => undefined,
});

const NOT_READ = answer<never>(undefined, 0);

export const NOTHING: Sources = {
  bars: NOT_READ,
  cooldowns: NOT_READ,
  userEducation: NOT_READ,
  courses: NOT_READ,
  virus: NOT_READ,
  crime: NOT_READ,
  missions: NOT_READ,
  positions: NOT_READ,
  flight: NOT_READ,
  profile: NOT_READ,
  money: NOT_READ,
  activities: NOT_READ,
  key: NOT_READ,
};

export const loaded = <T>(data: T, fetchedAtMs = NOW): OptionalResult<T> =>
  answer(data, fetchedAtMs);

const bar = (fullInSeconds: number | null) => aBar({ fullInSeconds });

export const bars = (
  seconds: Partial<Record<"energy" | "nerve" | "happy" | "life", number>>,
): Bars => ({
  energy: bar(seconds.energy ?? null),
  nerve: bar(seconds.nerve ?? null),
  happy: bar(seconds.happy ?? null),
  life: bar(seconds.life ?? null),
  chain: null,
});

export const flight = (destination: string, secondsLeft: number) => ({
  destination,
  secondsLeft,
  arrivesAtMs: NOW + secondsLeft * 1000,
});
