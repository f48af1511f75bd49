import { companyDetailsQuery, companyDetailsWire } from "@/lib/api/endpoints/company-details";
import { companyNewsTimeline, companyNewsWire } from "@/lib/api/endpoints/company-news";
import { companyStaffQuery, companyStaffWire } from "@/lib/api/endpoints/company-staff";
import { type Endpoint, page, query, SPAN } from "@/lib/api/testing/endpoint";

export const COMPANY: Readonly<Record<string, Endpoint>> = {
  "company-details": {
    path: "/company/profile",
    wire: companyDetailsWire,
    requests: [query(companyDetailsQuery)],
  },
  "company-news": {
    path: "/company/news",
    wire: companyNewsWire,
    hasLegacy: false,
    requests: [page(companyNewsTimeline, {}), page(companyNewsTimeline, SPAN)],
    lists: ["news"],
    times: ["news.*.timestamp"],
  },
  "company-staff": {
    path: "/company/employees",
    wire: companyStaffWire,
    requests: [query(companyStaffQuery)],
    lists: ["employees"],
  },
};
