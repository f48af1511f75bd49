"use client";

import { useMemo } from "react";

import { canBePlayer, parseRecipients } from "@/lib/game/messages/recipient";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { messageDraftStore } from "@/lib/store/user/message-draft";

import { ActivityLog } from "./activity-log";
import { DraftFields } from "./draft-fields";
import { RecipientsList } from "./recipients-list";
import { RunControls } from "./run-controls";
import { RunProgress } from "./run-progress";
import { type Send, useSending } from "./use-sending";

/** Sends nothing, since the game's API can't. Fails for recipients that can't be players. */
const simulatedSend: Send = (recipient) =>
  canBePlayer(recipient)
    ? Promise.resolve()
    : Promise.reject(new Error(`"${recipient.text}" can’t be a player`));

/** One message for many players. */
export function MessageSender() {
  const draft = useStoredValue(messageDraftStore);
  const recipients = useMemo(() => parseRecipients(draft.recipients), [draft.recipients]);
  const { sending, act } = useSending(simulatedSend);
  const isUnderWay = sending.state !== "idle";

  return (
    <>
      <p className="mt-4 border-b bg-info-wash px-3 py-2">
        <b>This is a simulation: the game&rsquo;s API cannot send messages, so nothing is sent.</b>{" "}
        To send one yourself, copy it and open the game&rsquo;s composer beside each recipient.
      </p>
      <div className="grid gap-x-12 @4xl/page:grid-cols-2">
        <form
          className="min-w-0 pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            act({ type: "start", recipients, message: draft.message, atMs: gameTime() });
          }}
        >
          <DraftFields draft={draft} isFixed={isUnderWay} />
          <RunControls
            state={sending.state}
            canSend={recipients.length > 0 && draft.message.trim() !== ""}
            act={act}
          />
          <RunProgress sending={sending} />
        </form>
        <RecipientsList recipients={recipients} message={draft.message} log={sending.log} />
      </div>
      <ActivityLog log={sending.log} />
    </>
  );
}
