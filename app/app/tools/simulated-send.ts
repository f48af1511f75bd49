import { canBePlayer } from "@/lib/game/messages/recipient";

import type { Send } from "./use-sending";

/** Sends nothing, since the game's API cannot; it fails for whom the game could not know. */
export const simulatedSend: Send = (recipient) =>
  canBePlayer(recipient)
    ? Promise.resolve()
    : Promise.reject(new Error(`"${recipient.text}" can’t be a player`));
