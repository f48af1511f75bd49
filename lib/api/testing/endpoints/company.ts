import { companyDetailsQuery, companyDetailsWire } from "@/lib/api/endpoints/company-details";
import { companyStaffQuery, companyStaffWire } from "@/lib/api/endpoints/company-staff";
import { type Endpoint, query } from "@/lib/api/testing/endpoint";

export const COMPANY: Readonly<Record<string, Endpoint>> = {
  "company-details": {
    path: "/company/profile",
    wire: companyDetailsWire,
    requests: [query(companyDetailsQuery)],
  },
  "company-staff": {
    path: "/company/employees",
    wire: companyStaffWire,
    requests: [query(companyStaffQuery)],
    lists: ["employees"],
  },
};
