import { usePrefetchQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import {
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useUrlChoice } from "@/components/window/use-url-value";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { travelPerksOf } from "@/lib/api/sentences/travel-perks";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { fullAtMs } from "@/lib/game/account/bars";
import {
  lastFlownKind,
  type Leaving,
  leavingOf,
  type TripOption,
  tripOptions,
} from "@/lib/game/ledger/next-trip";
import { capacityOf, type TravelPerks } from "@/lib/game/travel/capacity";
import { type FlightKind, flightKind } from "@/lib/game/travel/flight-kinds";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { nextTripStore } from "@/lib/store/user/next-trip";

import { LEDGER_PERIODS, type PlayerLedger, usePlayerLedger } from "./use-ledger";

export type DueId = "energy" | "drug" | "day";

/** A moment by which the player may want to be back. */
export interface Due {
  id: DueId;
  atMs: number;
}

export interface PlayerNextTrip {
  player: PlayerLedger;
  /** Highest profit per hour first. */
  options: readonly TripOption[];
  leaving: Leaving;
  kind: FlightKind;
  /** Null if the perks can't be loaded. */
  perks: TravelPerks | null;
  capacity: number;
  /** The capacity by the perks. */
  knownCapacity: number;
  /** Those still to come, in the order of time. */
  dues: readonly Due[];
  missing: readonly MissingPart[];
}

/** All calls are made at once: after a code 5, any that came later would wait for a minute. */
export function useNextTrip(nowMs: number): PlayerNextTrip {
  const session = useSession();
  usePrefetchQuery(perksQuery(session));
  usePrefetchQuery(barsQuery(session));
  usePrefetchQuery(cooldownsQuery(session));
  const [period] = useUrlChoice("period", LEDGER_PERIODS, "56");
  const player = usePlayerLedger(period, dayStartMs(nowMs), nowMs);
  const { events, missing } = player;
  const items = useOptionalSuspenseQuery(itemsQuery(session));
  const perksAnswer = useOptionalSuspenseQuery(perksQuery(session));
  const bars = useOptionalSuspenseQuery(barsQuery(session));
  const cooldowns = useOptionalSuspenseQuery(cooldownsQuery(session));
  const travel = useOptionalQuery(travelQuery(session));
  const chosen = useStoredValue(nextTripStore);

  const perks = useMemo(
    () => (perksAnswer.data === undefined ? null : travelPerksOf(perksAnswer.data)),
    [perksAnswer.data],
  );
  const kindId = useMemo(
    () => chosen.flight ?? lastFlownKind(events) ?? perks?.kind ?? "standard",
    [chosen.flight, events, perks],
  );
  const kind = flightKind(kindId);
  const knownCapacity = perks === null ? kind.capacity : capacityOf(perks, kind);
  const capacity = chosen.capacity ?? knownCapacity;
  const gameItems = items.data?.entries;
  const options = useMemo(
    () => tripOptions(gameItems ?? [], events, { kind, capacity }),
    [gameItems, events, kind, capacity],
  );
  const leaving = leavingOf(travel.data, travel.fetchedAtMs, options, nowMs);
  const energyMs =
    bars.data === undefined ? null : fullAtMs("energy", bars.data.energy, bars.fetchedAtMs);
  const drugSeconds = cooldowns.data?.drugSeconds ?? null;
  const drugMs = drugSeconds === null ? null : cooldowns.fetchedAtMs + drugSeconds * 1000;
  const dues = useMemo(
    () => duesAfter(nowMs, { energy: energyMs, drug: drugMs }),
    [nowMs, energyMs, drugMs],
  );
  return {
    player,
    options,
    leaving,
    kind,
    perks,
    capacity,
    knownCapacity,
    dues,
    missing: [
      ...missing.filter(({ path }) => path !== "user/log"),
      {
        ...perksAnswer,
        path: "user/perks",
        text: "Couldn’t load your perks. The capacity is that of the flight alone.",
      },
      { ...bars, path: "user/bars", text: "Couldn’t load when your energy is full." },
      { ...cooldowns, path: "user/cooldowns", text: "Couldn’t load your drug cooldown." },
    ],
  };
}

/** The moments that are still to come, soonest first. An unknown one is left out. */
function duesAfter(
  nowMs: number,
  { energy, drug }: Readonly<Record<"energy" | "drug", number | null>>,
): readonly Due[] {
  const all = [
    { id: "energy" as const, atMs: energy },
    { id: "drug" as const, atMs: drug },
    { id: "day" as const, atMs: dayStartMs(nowMs) + DAY_MS },
  ];
  return all
    .flatMap(({ id, atMs }) => (atMs !== null && atMs > nowMs ? [{ id, atMs }] : []))
    .sort((a, b) => a.atMs - b.atMs);
}
