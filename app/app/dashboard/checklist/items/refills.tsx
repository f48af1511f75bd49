import { gamePages } from "@/components/game/links";
import type { Refills } from "@/lib/game/account/account";
import { checkRefill } from "@/lib/game/checklist/daily";

import { fromResult, defineCheck, type CheckSettings } from "./define-check";
import { doneToday } from "./done-today";
import type { ChecklistQueries } from "./queries";

const refill = (which: "energy" | "nerve" | "token") =>
  ({
    owner: "player",
    gameUrl: gamePages.points,
    apiPath: "user/refills",
    dependsOn: ["refills"],
    evaluate: ({ refills }: Pick<ChecklistQueries, "refills">, { nowMs }: CheckSettings) =>
      fromResult(refills, (used: Refills, readAtMs) =>
        checkRefill(used[which], { nowMs, readAtMs }),
      ),
    ...doneToday("Used today", "Not used today"),
  }) as const;

export const REFILLS = {
  nerveRefill: defineCheck({ title: "Nerve refill", section: "General", ...refill("nerve") }),
  energyRefill: defineCheck({ title: "Energy refill", section: "General", ...refill("energy") }),
  casinoRefill: defineCheck({ title: "Casino refill", section: "Casino", ...refill("token") }),
};
