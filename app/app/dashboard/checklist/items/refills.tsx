import { gamePages } from "@/components/game/links";
import type { Refills } from "@/lib/game/account/refills";
import { checkRefill } from "@/lib/game/checklist/refills";

import type { Answers } from "./answers";
import { byAnswer, defineCheck, type Terms } from "./define-check";
import { doneToday } from "./done-today";

const refill = (which: "energy" | "nerve" | "token") =>
  ({
    of: "player",
    place: gamePages.points,
    reads: "user/refills",
    judgedBy: ["refills"],
    judge: ({ refills }: Pick<Answers, "refills">, { nowMs }: Terms) =>
      byAnswer(refills, (used: Refills, readAtMs) => checkRefill(used[which], { nowMs, readAtMs })),
    ...doneToday("Used today", "Not used today"),
  }) as const;

export const REFILLS = {
  nerveRefill: defineCheck({ title: "Nerve refill", section: "General", ...refill("nerve") }),
  energyRefill: defineCheck({ title: "Energy refill", section: "General", ...refill("energy") }),
  casinoRefill: defineCheck({ title: "Casino refill", section: "Casino", ...refill("token") }),
};
