import type { QueryClient } from "@tanstack/react-query";

import { adviceFor } from "@/components/state/advice";
import { notify } from "@/components/state/notify";
import { copyText } from "@/components/window/copy-text";
import { accessFor } from "@/lib/api/access";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { ApiError } from "@/lib/api/errors";
import type { Session } from "@/lib/api/session";

/** Copies the player's "name [id]"; asks the game only if no page has done so. */
export async function copyOwnName(queryClient: QueryClient, session: Session) {
  try {
    const { name, id } = await queryClient.query({
      ...profileQuery(session),
      staleTime: "static",
    });
    const text = `${name} [${id}]`;
    await copyText(text, { copied: text, otherwise: `Copy it yourself: ${text}` });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify({
      kind: "error",
      title: "Not copied",
      description: adviceFor(error, accessFor("user/basic")),
    });
  }
}
