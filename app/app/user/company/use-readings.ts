import { useEffect, useMemo, useState } from "react";

import { useSession } from "@/components/session/session";
import { isBetweenReports, reportDayMs } from "@/lib/game/companies/company-day";
import type { CompanyReading } from "@/lib/game/companies/company-history";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import {
  companyReadingsStore,
  mergeReadings,
  saveReadings,
} from "@/lib/store/user/company-readings";

import type { CompanyDay } from "./company-day";
import type { CompanyData } from "./use-company";

const NOTHING: readonly CompanyReading[] = [];

/**
 * Saves what this visit says about the company's day. Returns all saved days of the company, newest first; null in the sample
 * data until its days have loaded.
 */
export function useReadings(
  company: CompanyData,
  day: CompanyDay,
): readonly CompanyReading[] | null {
  const companyId = company.details.data?.id ?? null;
  const hasSample = useSampleReadings(companyId);
  const found = readingOf(company, day);
  // It is worked out with each render, but changes rarely.
  const [reading, setReading] = useState(found);
  if (JSON.stringify(found) !== JSON.stringify(reading)) setReading(found);
  useEffect(() => {
    if (companyId !== null && reading !== null) saveReadings(companyId, [reading]);
  }, [companyId, reading]);
  const all = useStoredValue(companyReadingsStore);
  const saved = (companyId === null ? undefined : all[companyId]) ?? NOTHING;
  // A reading that is about to be saved counts at once.
  const readings = useMemo(
    () => (reading === null ? saved : mergeReadings([reading], saved)),
    [reading, saved],
  );
  return hasSample ? readings : null;
}

/** The reading of this visit; null if nothing is known, or if it may mix two days. */
function readingOf(company: CompanyData, day: CompanyDay): CompanyReading | null {
  const { data: details, fetchedAtMs } = company.details;
  if (details === undefined || day.isFoundedToday || !isBetweenReports(fetchedAtMs)) return null;
  const { efficiency, popularity, environment } = details;
  const isStockSettled = isBetweenReports(company.stockFetchedAtMs);
  const values = {
    profit: isStockSettled ? day.profit : null,
    efficiency,
    popularity,
    environment,
  };
  const isKnown = Object.values(values).some((value) => value !== null);
  return isKnown ? { dayMs: reportDayMs(day.reportMs), ...values } : null;
}

/** In the sample data, saves the days that a browser would have saved there. Returns false until then. */
function useSampleReadings(companyId: number | null): boolean {
  const { isSample } = useSession();
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    if (!isSample || companyId === null) return;
    void import("@/lib/demo/company-readings").then(({ companyReadings }) => {
      saveReadings(companyId, companyReadings(gameTime()));
      setIsSaved(true);
    });
  }, [isSample, companyId]);
  return !isSample || isSaved;
}
