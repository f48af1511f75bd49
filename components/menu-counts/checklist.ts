import { dayStartMs } from "@/lib/game/time/time";
import { dayMarksStore, todayStoreOf } from "@/lib/store/today";

import type { MenuCount } from "./count";

export const leftToday: MenuCount = {
  words: "left today",
  count({ session, nowMs }) {
    const { dayMs, done, of } = todayStoreOf(session).get();
    const isShown = dayMarksStore.get() && dayMs === dayStartMs(nowMs);
    return isShown ? of - done : null;
  },
};
