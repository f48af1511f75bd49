import { useQuery } from "@tanstack/react-query";

import { NO_FACTION_ACCESS } from "@/components/feedback/advice";
import { AccessState } from "@/components/feedback/error-state";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import type { Session } from "@/lib/api/transport/session";

/** Shown instead of faction data that the player has no access to. Says if the player is in no faction. */
export function FactionAccessDenied({ session }: { session: Session }) {
  const { data: keyInfo } = useQuery(keyInfoQuery(session));
  const hasNoFaction = keyInfo?.player?.factionId === null;
  return <AccessState sentence={hasNoFaction ? "You are not in a faction." : NO_FACTION_ACCESS} />;
}
