import type { QueryClient } from "@tanstack/react-query";

import { adviceFor } from "@/components/feedback/advice";
import { copyText } from "@/components/feedback/copy-text";
import { accessFor } from "@/lib/api/access";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { ApiError } from "@/lib/api/errors";
import type { Session } from "@/lib/api/session";

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
