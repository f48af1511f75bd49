/** The lists and figures that pages show of the sample world, read as the pages read them. */
import { attacksWire } from "@/lib/api/endpoints/faction-attacks";
import { factionCrimesWire } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersWire } from "@/lib/api/endpoints/faction-members";
import { warAttacksWire } from "@/lib/api/endpoints/faction-war-attacks";
import { warsWire } from "@/lib/api/endpoints/faction-wars";
import { personalStatsWire } from "@/lib/api/endpoints/personal-stats";
import { ownAttacksWire } from "@/lib/api/endpoints/user-attacks";
import { currentStatsWire } from "@/lib/api/endpoints/user-current-stats";
import { userLogWire } from "@/lib/api/endpoints/user-log";
import { trainingLogWire } from "@/lib/api/endpoints/user-training-log";
import { timeRange } from "@/lib/api/history/timeline";
import { sum } from "@/lib/common/numbers";
import { DAY_MS, WEEK_MS } from "@/lib/common/time";
import { type Attack, attackAtMs } from "@/lib/game/faction/attacks";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import type { OwnAttack } from "@/lib/game/fight/own-attacks";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import type { TrainingSession } from "@/lib/game/training/sessions";
import { PERSONAL_STATS, statGains } from "@/lib/game/week/member-week";
import type { Span } from "@/lib/game/week/span";

import { createSampleGame } from "@/lib/demo/sample-game";

import { MIDNIGHT, NOW } from "./ask";

export const PLAYER_ID = 3_000_001;
export const OWN_FACTION = 9001;
export const TODAY_MS = MIDNIGHT * 1000;

export const game = createSampleGame(NOW);

interface Page<T> {
  entries: readonly T[];
}

/** A whole list, read by pages as the timelines read it: back from the oldest second seen. */
export function readAll<T extends { id: number | string }>(
  path: string,
  read: (body: unknown) => Page<T>,
  timeOf: (entry: T) => number,
  fromMs: number,
): T[] {
  const found = new Map<number | string, T>();
  for (let toMs = NOW, before = -1; found.size > before;) {
    before = found.size;
    const { entries } = read(game(`${path}&limit=100${timeRange({ fromMs, toMs })}`));
    for (const entry of entries) found.set(entry.id, entry);
    toMs = Math.min(toMs, ...entries.map(timeOf));
  }
  return [...found.values()];
}

export const atMs = (entry: { atMs: number }) => entry.atMs;
export const YEAR: Span = { fromMs: TODAY_MS - 364 * DAY_MS, toMs: TODAY_MS };
export const MONTH: Span = { fromMs: TODAY_MS - 30 * DAY_MS, toMs: TODAY_MS };
export const WEEK: Span = { fromMs: TODAY_MS - WEEK_MS, toMs: TODAY_MS };
export const TODAY: Span = { fromMs: TODAY_MS, toMs: NOW + 1 };
export const SPANS = { week: WEEK, month: MONTH, year: YEAR };

export const log = readAll<LogEntry>(
  "/user/log?",
  (body) => userLogWire.parse(body).log,
  atMs,
  YEAR.fromMs,
);
export const training = readAll<TrainingSession>(
  "/user/log?log=5300,5301,5302,5303",
  (body) => trainingLogWire.parse(body),
  atMs,
  YEAR.fromMs,
);
export const ownAttacks = readAll<OwnAttack>(
  "/user/attacks?filters=outgoing&sort=DESC",
  (body) => ownAttacksWire.parse(body),
  attackAtMs,
  YEAR.fromMs,
);
export const incoming = readAll<OwnAttack>(
  "/user/attacks?filters=incoming&sort=DESC",
  (body) => ownAttacksWire.parse(body),
  attackAtMs,
  YEAR.fromMs,
);
/** Of the war room, which reads them in full, and of the page Attacks. */
export const warAttacks = readAll<FairFightAttack>(
  "/faction/attacks?",
  (body) => warAttacksWire.parse(body),
  attackAtMs,
  TODAY_MS - 16 * DAY_MS,
);
export const { entries: members } = factionMembersWire.parse(game("/faction/members")).members;
export const ours = { id: OWN_FACTION, memberIds: new Set(members.map(({ id }) => id)) };
export const attacks = readAll<Attack>(
  "/faction/attacksfull?",
  (body) => attacksWire.parse(body),
  attackAtMs,
  TODAY_MS - 16 * DAY_MS,
);
export const crimes = [0, 100, 200].flatMap(
  (offset) =>
    factionCrimesWire.parse(game(`/faction/crimes?limit=100&offset=${offset}`)).crimes.entries,
);
export const { ranked: war } = warsWire.parse(game("/faction/wars"));
export const now = currentStatsWire.parse(game("/user/personalstats?cat=all"));

export const within =
  <T>(timeOf: (entry: T) => number, { fromMs, toMs }: Span) =>
  (entry: T) =>
    timeOf(entry) >= fromMs && timeOf(entry) < toMs;

/** The values of a day that Progress or Week displays. */
export function statsOn(playerId: number | null, names: readonly string[], dayMs: number) {
  const whose = playerId === null ? "/user" : `/user/${playerId}`;
  const path = `${whose}/personalstats?stat=${names.join(",")}&timestamp=${dayMs / 1000}`;
  const { entries } = personalStatsWire.parse(game(path));
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
}

/** Progress: what a statistic grew by. */
export const grew = (name: string, { fromMs, toMs }: Span) =>
  (toMs > NOW ? (now[name] ?? NaN) : (statsOn(null, [name], toMs)[name] ?? NaN)) -
  (statsOn(null, [name], fromMs)[name] ?? NaN);

/** Faction Week: what each member did. */
export const gainsOf = (playerId: number, span: Span) =>
  statGains(
    {
      [span.fromMs]: statsOn(playerId, PERSONAL_STATS, span.fromMs),
      [span.toMs]: statsOn(playerId, PERSONAL_STATS, span.toMs),
    },
    span,
  );

/** User Logs: entries of these types, or the sum of one of their fields. */
export const logged = (types: readonly number[], span: Span) =>
  log.filter(({ type }) => types.includes(type.id)).filter(within(atMs, span));
export const loggedSum = (types: readonly number[], field: string, span: Span) =>
  sum(logged(types, span).map(({ fields }) => Number(fields[field])));
