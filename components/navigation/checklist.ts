import { dayStartMs } from "@/lib/common/time";
import {
  progressBadgesStore,
  checklistProgressStoreOf,
} from "@/lib/store/account/checklist-progress";

import type { MenuCount } from "./count";

export const checklistCount: MenuCount = {
  text: "left today",
  count({ session, nowMs }) {
    const { dayMs, done, of } = checklistProgressStoreOf(session).get();
    const isShown = progressBadgesStore.get() && dayMs === dayStartMs(nowMs);
    return isShown ? of - done : null;
  },
};
