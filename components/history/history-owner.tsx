import { FailedCall } from "@/components/feedback/retry-advice";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { keyOwnerStore } from "@/lib/store/account/player";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

/**
 * The id of the player whose key is used, under which histories are saved. Empty if nothing can be saved, as in the sample data;
 * null while the id is unknown.
 */
export function useHistoryOwner(): string | null {
  const { isSample } = useSession();
  const player = useStoredValue(keyOwnerStore);
  const { data, error } = useOwnerAnswer();
  if (isSample) return "";
  if (player !== "") return player;
  if (data !== undefined) return String(data.id);
  return error === null ? null : "";
}

/** Says that nothing is saved while the player's id is unknown. */
export function OwnerMissing() {
  return (
    <FailedCall path="user/basic" {...useOwnerAnswer()}>
      Couldn’t load your player id, so the history loaded here won’t be saved.
    </FailedCall>
  );
}

/**
 * The request for the id of the key's owner. It is made only once, since the id is stored after that, and never in the sample
 * data.
 */
export function useOwnerAnswer() {
  const session = useSession();
  const player = useStoredValue(keyOwnerStore);
  return useOptionalQuery({
    ...profileQuery(session),
    enabled: !session.isSample && player === "",
  });
}
