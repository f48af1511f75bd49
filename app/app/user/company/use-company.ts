import { usePrefetchQuery } from "@tanstack/react-query";

import type { MissingPart } from "@/components/feedback/failed-calls";
import {
  type OptionalResult,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { companyApplicationsQuery } from "@/lib/api/endpoints/company-applications";
import { companyDetailsQuery } from "@/lib/api/endpoints/company-details";
import { companyStaffQuery } from "@/lib/api/endpoints/company-staff";
import { companyStockQuery } from "@/lib/api/endpoints/company-stock";
import { companyTypesQuery } from "@/lib/api/endpoints/torn-companies";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { jobQuery } from "@/lib/api/endpoints/user-job";
import { workStatsQuery } from "@/lib/api/endpoints/user-workstats";
import type { WorkingStats } from "@/lib/game/account/account";
import {
  type CompanyApplication,
  type CompanyDetails,
  type Job,
  withoutDirector,
} from "@/lib/game/companies/company";
import type { Product } from "@/lib/game/companies/company-day";
import type { CompanyType } from "@/lib/game/companies/company-type";
import type { EmployeeDetails } from "@/lib/game/companies/employee-details";

/** The player's job. */
export const useJob = (): OptionalResult<Job> => useOptionalSuspenseQuery(jobQuery(useSession()));

/** Each part may be missing independently of the others. */
export interface CompanyData {
  /** Undefined until it is known, and if its call failed. */
  details: OptionalResult<CompanyDetails>;
  /** Everybody but the director; null if unknown. */
  employees: readonly EmployeeDetails[] | null;
  /** Null if unknown. */
  products: readonly Product[] | null;
  stockFetchedAtMs: number;
  /** Null if unknown. */
  applications: readonly CompanyApplication[] | null;
  staffFetchedAtMs: number;
  directorId: number | null;
  /** The calls that may have failed. */
  missing: readonly MissingPart[];
}

/** The company of a director. */
export function useDirectorsCompany(): CompanyData {
  usePrefetchQuery(companyApplicationsQuery(useSession()));
  const company = useCompanyWithStock();
  const { applications, missing } = useApplications();
  return { ...company, applications, missing: [...company.missing, missing] };
}

/** The applications that await a decision, which the game shows to the director; null if unknown. */
export function useApplications(): {
  applications: readonly CompanyApplication[] | null;
  missing: MissingPart;
} {
  const result = useOptionalSuspenseQuery(companyApplicationsQuery(useSession()));
  return {
    applications: result.data?.entries ?? null,
    missing: { ...result, path: "company/applications", text: "Couldn’t load applications." },
  };
}

/** The company of a director without its applications: what its profit needs. */
export function useCompanyWithStock(): CompanyData {
  const session = useSession();
  usePrefetchQuery(companyDetailsQuery(session));
  usePrefetchQuery(companyStaffQuery(session));
  usePrefetchQuery(companyStockQuery(session));
  const company = useColleagues();
  const stock = useOptionalSuspenseQuery(companyStockQuery(session));
  return {
    ...company,
    products: stock.data?.entries ?? null,
    stockFetchedAtMs: stock.fetchedAtMs,
    missing: [
      ...company.missing,
      {
        ...stock,
        path: "company/stock",
        text: "Couldn’t load stock, so profit and days left are unknown.",
      },
    ],
  };
}

/** The company as its employees see it. */
export function useColleagues(): CompanyData {
  const session = useSession();
  usePrefetchQuery(companyDetailsQuery(session));
  usePrefetchQuery(companyStaffQuery(session));
  const details = useOptionalSuspenseQuery(companyDetailsQuery(session));
  const staff = useOptionalSuspenseQuery(companyStaffQuery(session));
  const directorId = details.data?.directorId ?? null;
  return {
    details,
    employees: staff.data ? withoutDirector(staff.data.entries, directorId) : null,
    products: null,
    stockFetchedAtMs: 0,
    applications: null,
    staffFetchedAtMs: staff.fetchedAtMs,
    directorId,
    missing: [
      {
        ...details,
        path: "company/profile",
        text: "Couldn’t load your company, so its income, funds and advertising are unknown.",
      },
      { ...staff, path: "company/employees", text: "Couldn’t load your company’s employees." },
    ],
  };
}

/** Requests the types of companies. Call it before the hooks that wait for other calls. */
export function usePrefetchCompanyTypes() {
  usePrefetchQuery(companyTypesQuery(useSession()));
}

/** The type of the company, whose positions have requirements; null if unknown. */
export function useCompanyType(typeId: number | null): {
  type: CompanyType | null;
  missing: MissingPart;
} {
  const types = useOptionalSuspenseQuery(companyTypesQuery(useSession()));
  return {
    type: types.data?.entries.find(({ id }) => id === typeId) ?? null,
    missing: {
      ...types,
      path: "torn/companies",
      text: "Couldn’t load the game’s positions, so points by position are unknown.",
    },
  };
}

/** The player among the employees, and the player's working stats. */
export function useOwnPart(employees: readonly EmployeeDetails[] | null): {
  own: EmployeeDetails | null;
  /** True if it is known who the player is. */
  isKnown: boolean;
  stats: WorkingStats | null;
  missing: readonly MissingPart[];
} {
  const session = useSession();
  usePrefetchQuery(profileQuery(session));
  usePrefetchQuery(workStatsQuery(session));
  const profile = useOptionalSuspenseQuery(profileQuery(session));
  const workStats = useOptionalSuspenseQuery(workStatsQuery(session));
  const own = employees?.find(({ id }) => id === profile.data?.id) ?? null;
  return {
    own,
    isKnown: profile.data !== undefined,
    stats: workStats.data ?? own?.stats ?? null,
    missing: [
      {
        ...profile,
        path: "user/basic",
        text: "Couldn’t load your profile, so your own effectiveness is unknown.",
      },
      {
        ...workStats,
        path: "user/workstats",
        text: "Couldn’t load your working stats.",
      },
    ],
  };
}
