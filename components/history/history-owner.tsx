import { Missing } from "@/components/feedback/retry-advice";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { playerStore } from "@/lib/store/account/player";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

/**
 * The number of the player whose key reads, under which readings are kept. Empty where nothing can be kept, as in the sample
 * data; null until it is known.
 */
export function useHistoryOwner(): string | null {
  const { isSample } = useSession();
  const player = useStoredValue(playerStore);
  const { data, error } = useOwnerAnswer();
  if (isSample) return "";
  if (player !== "") return player;
  if (data !== undefined) return String(data.id);
  return error === null ? null : "";
}

/** Says that nothing is saved while it is unknown whose it is. */
export function OwnerMissing() {
  return (
    <Missing path="user/basic" {...useOwnerAnswer()}>
      Couldn’t load your player number: the history loaded here isn’t saved for your next visit.
    </Missing>
  );
}

/** Asked for once, since every page after that knows whose key it is; in the sample data nobody's. */
export function useOwnerAnswer() {
  const session = useSession();
  const player = useStoredValue(playerStore);
  return useOptionalQuery({
    ...profileQuery(session),
    enabled: !session.isSample && player === "",
  });
}
