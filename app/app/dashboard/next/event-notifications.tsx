import { useMemo } from "react";

import { Notifications } from "@/components/upcoming/notifications";
import { upcomingText } from "@/components/upcoming/upcoming";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";

/** Sends notifications about these events, even after the player has left the dashboard. */
export function EventNotifications({ events }: { events: readonly Upcoming[] }) {
  const watched = useMemo(
    () => events.map((event) => ({ ...event, ...upcomingText(event) })),
    [events],
  );
  return <Notifications source="dashboard" events={watched} />;
}
