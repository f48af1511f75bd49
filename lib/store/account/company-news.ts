import type { CompanyNewsEntry } from "@/lib/game/companies/company-news";
import * as z from "@/lib/zod";

import {
  count,
  dated,
  datedKind,
  namedPlayer as player,
  sharedTimeline,
  timelineSchema,
} from "./stored-timeline";

const entry: z.ZodMiniType<CompanyNewsEntry> = z.union([
  z.object({ ...dated, kind: z.literal("trained"), player, position: z.nullable(z.string()) }),
  z.object({ ...dated, kind: z.literal("report"), customers: count, income: z.int() }),
  z.object({ ...dated, kind: z.enum(["deposited", "withdrawn"]), player, money: count }),
  z.object({ ...dated, kind: z.literal("applied"), player }),
  z.object({ ...dated, kind: z.literal("accepted"), by: player, player }),
  z.object({ ...dated, kind: z.literal("resized"), by: player, employees: count }),
  z.object({ ...dated, kind: z.literal("rated"), stars: count }),
  z.object({ ...dated, kind: z.literal("other"), text: z.string() }),
]);

/** The storage format of a company's news. */
export const COMPANY_NEWS = datedKind(entry);

/** A company's news in a backup. */
export const companyNewsSchema = timelineSchema(entry);

export type CompanyNews = z.output<typeof companyNewsSchema>;

export const companyNewsName = (companyId: number | string) => `companyNews ${companyId}`;

/** The stored news of companies, by company id. */
export const { read: readCompanyNews, add: addToCompanyNews } = sharedTimeline(
  (companyId: number) => companyNewsName(companyId),
  COMPANY_NEWS,
);
