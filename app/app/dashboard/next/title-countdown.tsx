import { useEffect } from "react";

import { useNow } from "@/components/window/use-now";
import { formatDuration } from "@/lib/format/times";
import { MINUTE_MS } from "@/lib/game/time/time";
import type { Upcoming } from "@/lib/game/upcoming/upcoming-event";

import { wordsOf } from "@/components/upcoming/words";

/** Puts what ends next before the tab's title, by the minute, for as long as it is on the page. */
export function TitleCountdown({ events }: { events: readonly Upcoming[] }) {
  const nowMs = useNow(MINUTE_MS);
  // A hidden tab draws its list later than its title.
  const next = events.find(({ atMs }) => atMs !== null && atMs > nowMs);
  const words = next && `${formatDuration((next.atMs ?? 0) - nowMs)} ${wordsOf(next).short} · `;

  useEffect(() => {
    if (words === undefined) return undefined;
    const before = document.title;
    const ours = words + before;
    document.title = ours;
    return () => {
      // Another page has its own by now.
      if (document.title === ours) document.title = before;
    };
  }, [words]);

  return null;
}
