import {
  type OptionalResult,
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";

export interface OwnFaction extends Pick<OptionalResult<unknown>, "error" | "retry"> {
  id: number | null;
  /** Null if only the key's data has loaded. */
  name: string | null;
}

/** The player's faction. If its own call fails, it comes from the key's data; null while that loads. */
export function useOwnFaction(): OwnFaction | null {
  const session = useSession();
  const { data, error, retry } = useOptionalSuspenseQuery(factionBasicQuery(session));
  const key = useOptionalQuery({ ...keyInfoQuery(session), enabled: error !== null });
  if (error !== null && key.data === undefined && key.error === null) return null;
  const id = data?.id ?? key.data?.player?.factionId ?? null;
  return { id, name: data?.name ?? null, error, retry };
}
