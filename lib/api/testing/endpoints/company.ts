import { companyEmployeesQuery, companyEmployeesWire } from "@/lib/api/endpoints/company-employees";
import { companyProfileQuery, companyProfileWire } from "@/lib/api/endpoints/company-profile";
import { type Endpoint, query } from "@/lib/api/testing/endpoint";

export const COMPANY: Readonly<Record<string, Endpoint>> = {
  "company-employees": {
    path: "/company/employees",
    wire: companyEmployeesWire,
    requests: [query(companyEmployeesQuery)],
    lists: ["employees"],
  },
  "company-profile": {
    path: "/company/profile",
    wire: companyProfileWire,
    requests: [query(companyProfileQuery)],
  },
};
