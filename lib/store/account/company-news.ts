import type { StoredList } from "@/lib/common/stored-shapes";
import type { TimelinePart } from "@/lib/common/timelines";
import type { CompanyNewsEntry } from "@/lib/game/companies/company-news";
import * as z from "@/lib/zod";

import {
  addToTimeline,
  count,
  readTimeline,
  type TimelineKind,
  timelineSchema,
} from "./stored-timeline";

const line = {
  id: z.string(),
  atMs: z.number().check(z.minimum(Date.UTC(2000, 0)), z.maximum(Date.UTC(2100, 0))),
};

const player = z.object({ id: count, name: z.string() });

const entry: z.ZodMiniType<CompanyNewsEntry> = z.union([
  z.object({ ...line, kind: z.literal("trained"), player, position: z.nullable(z.string()) }),
  z.object({ ...line, kind: z.literal("report"), customers: count, income: z.int() }),
  z.object({ ...line, kind: z.enum(["deposited", "withdrawn"]), player, money: count }),
  z.object({ ...line, kind: z.literal("applied"), player }),
  z.object({ ...line, kind: z.literal("accepted"), by: player, player }),
  z.object({ ...line, kind: z.literal("resized"), by: player, employees: count }),
  z.object({ ...line, kind: z.literal("rated"), stars: count }),
  z.object({ ...line, kind: z.literal("other"), text: z.string() }),
]);

/** The storage format of a company's news. */
export const COMPANY_NEWS: TimelineKind<CompanyNewsEntry> = { entry, timeOf: ({ atMs }) => atMs };

/** A company's news in a backup. */
export const companyNewsSchema = timelineSchema(entry);

export type CompanyNews = z.output<typeof companyNewsSchema>;

export const companyNewsName = (companyId: number | string) => `companyNews ${companyId}`;

/** The news of a company that this browser has stored on earlier visits. */
export const readCompanyNews = (
  companyId: number,
): Promise<StoredList<TimelinePart<CompanyNewsEntry>>> =>
  readTimeline(companyNewsName(companyId), COMPANY_NEWS);

/**
 * Adds a part to the stored news of this company.
 * @param playerId the id of the player whose key fetched it, or "" if it isn't known
 */
export const addToCompanyNews = (
  companyId: number,
  part: TimelinePart<CompanyNewsEntry>,
  playerId: string,
): Promise<void> => addToTimeline(companyNewsName(companyId), part, COMPANY_NEWS, playerId);
