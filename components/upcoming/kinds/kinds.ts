import type { UpcomingKind } from "@/lib/game/upcoming/upcoming";

import { ACTIVITIES } from "./activities";
import { BARS } from "./bars";
import { COOLDOWNS } from "./cooldowns";
import type { KindDefinition, Kinds } from "./define-kind";

/** What ends or starts over. */
export const KINDS: Readonly<Record<UpcomingKind, KindDefinition>> = {
  ...BARS,
  ...COOLDOWNS,
  ...ACTIVITIES,
} satisfies Kinds<UpcomingKind>;
