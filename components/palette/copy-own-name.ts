import type { QueryClient } from "@tanstack/react-query";

import { adviceFor } from "@/components/feedback/advice";
import { copyText } from "@/components/feedback/copy-text";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { accessFor } from "@/lib/api/transport/access";
import { ApiError } from "@/lib/api/transport/errors";
import type { Session } from "@/lib/api/transport/session";

/** Copies the player's "name [id]"; asks the game only if no page has done so. */
export function copyOwnName(queryClient: QueryClient, session: Session) {
  const profile = queryClient.query({ ...profileQuery(session), staleTime: "static" });
  return copyText(
    profile.then(({ name, id }) => `${name} [${id}]`),
    (text) => ({ copied: text, otherwise: `Copy it yourself: ${text}` }),
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      return adviceFor(error, accessFor("user/basic"));
    },
  );
}
