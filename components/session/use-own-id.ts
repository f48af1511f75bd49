import { useQueryClient } from "@tanstack/react-query";

import { useSession } from "@/components/session/session";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { keyOwnerStore } from "@/lib/store/account/player";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

/** The id of the viewer; null if no loaded or stored value has it. */
export function useOwnId(): number | null {
  const session = useSession();
  const stored = useStoredValue(keyOwnerStore);
  const loaded = useQueryClient().getQueryData(profileQuery(session).queryKey);
  if (loaded !== undefined) return loaded.id;
  return session.isSample || stored === "" ? null : Number(stored);
}
