import { useSession } from "@/components/session/session";
import { useAnswer } from "@/components/state/use-answer";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { playerStore } from "@/lib/store/player";
import { useStoredValue } from "@/lib/store/use-stored-value";

/**
 * The number of the player whose key reads, under which readings are kept: asked for once, since every page after that
 * knows it. Empty where nothing can be kept, as in the sample data; null until it is known.
 */
export function useOwner(): string | null {
  const session = useSession();
  const player = useStoredValue(playerStore);
  const asked = useAnswer({
    ...profileQuery(session),
    enabled: !session.isSample && player === "",
  });
  if (session.isSample) return "";
  if (player !== "") return player;
  if (asked.data !== undefined) return String(asked.data.id);
  return asked.error === null ? null : "";
}
