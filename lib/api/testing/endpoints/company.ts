import { companyDetailsQuery, companyDetailsWire } from "@/lib/api/endpoints/company-details";
import { companyNewsTimeline, companyNewsWire } from "@/lib/api/endpoints/company-news";
import { rivalsPage, rivalsQuery, rivalsWire } from "@/lib/api/endpoints/company-rivals";
import { companyStaffQuery, companyStaffWire } from "@/lib/api/endpoints/company-staff";
import { type Endpoint, page, query, signal, SPAN } from "@/lib/api/testing/endpoint";

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
  "company-rivals": {
    path: "/company/{typeId}/companies",
    wire: rivalsWire,
    hasLegacy: false,
    requests: [
      { made: rivalsPage, send: (session) => rivalsPage(session, 8, 1, signal) },
      query(rivalsQuery, 8),
    ],
    lists: ["companies"],
  },
  "company-staff": {
    path: "/company/employees",
    wire: companyStaffWire,
    requests: [query(companyStaffQuery)],
    lists: ["employees"],
  },
};
