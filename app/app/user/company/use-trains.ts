import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import {
  type AgreementProgress,
  agreementProgress,
  agreementsByEmployee,
  type EmployeeAgreements,
} from "@/lib/game/companies/agreements";
import type { CompanyNewsEntry } from "@/lib/game/companies/company-news";
import { monthStartMs, type NamedTrain, trainsByEmployee } from "@/lib/game/companies/trains";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { trainAgreementsStore } from "@/lib/store/user/train-agreements";

import { type CompanyNews, useCompanyNews } from "./use-company-news";

export interface Trains {
  /** The trains since `news.loadedFromMs`; null until the newest page of the news has loaded. */
  trains: readonly NamedTrain[] | null;
  /** The player's own agreements, with the trains that the loaded news says were given. */
  agreements: readonly AgreementProgress[];
  news: CompanyNews;
  missing: MissingPart;
}

/**
 * The trains of the company since `fromMs`, and what the director has agreed to give.
 * @param isOn false to load nothing
 */
export function useTrains(fromMs: number, isOn = true): Trains {
  const stored = useStoredValue(trainAgreementsStore);
  const news = useCompanyNews(fromMs, isOn);
  const { entries, loadedFromMs } = news;
  const trains = useMemo(() => entries && trainsIn(entries, loadedFromMs), [entries, loadedFromMs]);
  const agreements = useMemo(
    () => agreementProgress(stored, trains ?? [], trains === null ? null : loadedFromMs),
    [stored, trains, loadedFromMs],
  );
  return {
    trains,
    agreements,
    news,
    missing: {
      error: news.error,
      retry: news.retry,
      path: "company/news",
      text: "Couldn’t load your company’s news, so the trains given are unknown.",
    },
  };
}

// Before that time there may be trains of earlier visits, with a gap after them.
const trainsIn = (entries: readonly CompanyNewsEntry[], loadedFromMs: number) =>
  entries.flatMap((entry): NamedTrain[] =>
    entry.kind === "trained" && entry.atMs >= loadedFromMs
      ? [{ playerId: entry.player.id, name: entry.player.name, atMs: entry.atMs }]
      : [],
  );

/** The trains of an employee this month, and the agreements with the employee. Null is unknown, or none. */
export interface OwnTrains {
  ofMonth: number | null;
  agreement: EmployeeAgreements | null;
}

/**
 * The trains of each employee, for the director.
 * @param isOn false to load nothing
 */
export function useEmployeeTrains(
  employees: readonly { id: number; name: string }[] | null,
  todayMs: number,
  isOn: boolean,
): {
  byEmployee: ReadonlyMap<number, OwnTrains>;
  hasAgreements: boolean;
  missing: MissingPart;
} {
  const agreedFromMs = useAgreedFromMs(isOn);
  const { trains, agreements, missing } = useTrains(
    Math.min(monthStartMs(todayMs), agreedFromMs),
    isOn,
  );
  const byEmployee = useMemo(() => {
    const agreed = agreementsByEmployee(agreements);
    const counts = trainsByEmployee(trains ?? [], employees ?? [], todayMs).employees;
    return new Map(
      counts.map(({ playerId, ofMonth }) => [
        playerId,
        {
          ofMonth: trains === null ? null : ofMonth,
          agreement: trains === null ? null : (agreed.get(playerId) ?? null),
        },
      ]),
    );
  }, [agreements, trains, employees, todayMs]);
  return { byEmployee, hasAgreements: isOn && agreements.length > 0, missing };
}

/** The first day of the earliest agreement; Infinity without any, and for an employee. */
export function useAgreedFromMs(isDirector: boolean): number {
  const stored = useStoredValue(trainAgreementsStore);
  return isDirector ? Math.min(...stored.map(({ fromMs }) => fromMs)) : Infinity;
}
