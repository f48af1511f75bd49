import { expect, test } from "vitest";

import { chainReportWire } from "@/lib/api/endpoints/faction-chain-report";
import { chainsWire } from "@/lib/api/endpoints/faction-chains";
import { factionNewsWire } from "@/lib/api/endpoints/faction-news";
import { rankedWarsWire } from "@/lib/api/endpoints/faction-ranked-wars";
import { warReportWire } from "@/lib/api/endpoints/faction-war-report";
import { itemsWire } from "@/lib/api/endpoints/torn-items";
import { newsEntryOf } from "@/lib/api/sentences/faction-news";
import type { NewsLine } from "@/lib/api/sentences/news-line";
import { groupBy } from "@/lib/common/group-by";
import { dayStartMs } from "@/lib/common/time";
import { entriesWithin, memberUses, totalUse, warUseFromMs } from "@/lib/game/treasury/armoury-use";
import { warContributions } from "@/lib/game/treasury/contributions";
import { attacksMade, missingHits } from "@/lib/game/treasury/expected-hits";
import { chainsDuring } from "@/lib/game/war/chain-report";

import { game, OWN_FACTION, readAll } from "./testing/lists";

const { entries: items } = itemsWire.parse(game("/torn/items")).items;
const itemNames = new Set(items.map(({ name }) => name));
const entries = readAll<NewsLine>(
  "/faction/news?cat=armoryAction,armoryDeposit&",
  (body) => factionNewsWire.parse(body),
  ({ atMs }) => atMs,
  0,
).map((line) => newsEntryOf(line, itemNames));

const PRICES = {
  items: new Map(items.map(({ name, type, marketPrice }) => [name, { type, price: marketPrice }])),
  point: 32_000,
};

test("all lines of the news are understood but one", () => {
  const kinds = groupBy(entries, ({ kind }) => kind);
  const texts = kinds.get("other")?.map((entry) => entry.kind === "other" && entry.text);
  expect(texts).toEqual([expect.stringContaining("swapped 2x Flash Grenade in the armory")]);
  for (const kind of ["used", "refilled", "filled", "loaned", "returned", "retrieved"] as const) {
    expect(kinds.get(kind)?.length, kind).toBeGreaterThan(5);
  }
});

test("nobody refills energy twice a day", () => {
  const refills = entries.flatMap((entry) =>
    entry.kind === "refilled" && entry.bar === "energy"
      ? `${entry.player.id} ${dayStartMs(entry.atMs)}`
      : [],
  );
  expect(new Set(refills).size).toBe(refills.length);
});

test("in the last war some used Xanax and made no hits, and some made fewer attacks than expected", () => {
  const { entries: wars } = rankedWarsWire.parse(game("/faction/rankedwars?limit=100"));
  const war = wars.find(({ endedAtMs }) => endedAtMs !== null);
  const endedAtMs = war?.endedAtMs ?? 0;
  const startsAtMs = war?.startsAtMs ?? 0;
  const { sides } = warReportWire.parse(game(`/faction/${war?.id ?? 0}/rankedwarreport`));
  const own = sides.find(({ id }) => id === OWN_FACTION);
  if (own === undefined) throw new Error("There is one.");
  const { entries: chains } = chainsWire.parse(game("/faction/chains?limit=100"));
  const reports = chainsDuring(chains, { startsAtMs, endedAtMs }).map(({ id }) =>
    chainReportWire.parse(game(`/faction/${id}/chainreport`)),
  );
  const made = new Map(
    warContributions(own, reports).map((each) => [each.memberId, attacksMade(each) ?? 0]),
  );
  const uses = memberUses(entriesWithin(entries, warUseFromMs(startsAtMs), endedAtMs), PRICES);
  const short = uses.filter(
    ({ id, kinds, energyPoints }) =>
      missingHits({ xanax: kinds.xanax.count, energyPoints }, made.get(id) ?? 0) > 0,
  );
  const idle = short.filter(({ id, kinds }) => kinds.xanax.count > 0 && (made.get(id) ?? 0) === 0);
  expect(idle.length).toBeGreaterThan(0);
  expect(short.length).toBeGreaterThan(idle.length);
  expect(short.length).toBeLessThan(uses.length / 2);
  expect(totalUse(uses).used.unpriced).toBe(0);
});
