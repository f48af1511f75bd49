import { queryOptions } from "@tanstack/react-query";

import { logTimeline } from "@/lib/api/endpoints/user-log";
import { fingerprint, type Session } from "@/lib/api/transport/session";

/** Trained strength, defense, speed, dexterity. */
const TRAINED = [5300, 5301, 5302, 5303];

/** Whether the player has trained in a gym since `fromMs`. An unreadable entry counts as a train, since it may be one. */
export function hasTrainedQuery(session: Session, fromMs: number) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "log", "trained", fromMs],
    queryFn: async ({ signal }): Promise<boolean> => {
      const trains = logTimeline(session, { typeIds: TRAINED });
      const log = await trains.fetchPage({ fromMs }, signal);
      return log.dropped > 0 || log.entries.some(({ type }) => TRAINED.includes(type.id));
    },
  });
}
