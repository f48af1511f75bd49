"use client";

import { useEffect, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { PartHeader } from "@/components/figures/section-header";
import { Countdown, GameTime } from "@/components/game/game-time";
import { FieldWithMessage } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { formatWhole } from "@/lib/format/numbers";
import { formatCountdown, formatGameClock } from "@/lib/format/times";
import { canBePlayer, parseRecipients } from "@/lib/game/messages/recipient";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import {
  fillSampleDraft,
  type MessageDraft,
  messageDraftStore,
  openedIds,
} from "@/lib/store/user/tools";
import { cn } from "@/lib/utils";

import { RecipientsList, StatusMark } from "./recipients-list";
import {
  type MessageLogEntry,
  percentOf,
  processedOf,
  type Send,
  type Sending,
  type SendingAction,
  useSending,
  WAIT_MS,
} from "./use-sending";

const FIELDS = [
  {
    part: "recipients",
    label: "Recipients",
    hint: "One per line: name [id], name or id. Add the id to open the composer.",
    placeholder: "Alpha [3000001]",
    rows: 6,
  },
  {
    part: "message",
    label: "Message",
    hint: "{name} becomes the recipient’s name, or their id if that’s all you gave.",
    placeholder: "Hello {name}",
    rows: 7,
  },
] as const;

/** Sends nothing, since the game's API can't. Fails for recipients that can't be players. */
const simulatedSend: Send = (recipient) =>
  canBePlayer(recipient)
    ? Promise.resolve()
    : Promise.reject(new Error(`“${recipient.text}” isn’t a valid player`));

/** Sends one message to many players. */
export function MessageSender() {
  useEffect(fillSampleDraft, []);
  const draft = useStoredValue(messageDraftStore);
  const recipients = useMemo(() => parseRecipients(draft.recipients), [draft.recipients]);
  const { sending, act } = useSending(simulatedSend);
  const isUnderWay = sending.state !== "idle";
  // Before the first message these are empty, and a phone has no room to spare.
  const untilSent = isUnderWay || sending.log.length > 0 ? "" : "max-md:hidden";

  return (
    <>
      <p className="mt-4 border-b bg-info-wash px-3 py-2">
        To send your message, use the button beside each recipient: it copies the text and opens the
        game&rsquo;s composer.
      </p>
      <form
        className="grid gap-x-12 @4xl/page:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          act({ type: "start", recipients, message: draft.message, atMs: gameTime() });
        }}
      >
        <div className="min-w-0 pt-4">
          <DraftFields draft={draft} isFixed={isUnderWay} />
        </div>
        <RecipientsList
          recipients={recipients}
          message={draft.message}
          openedIds={openedIds(draft)}
          log={sending.log}
        />
        <div className="min-w-0 pt-4">
          <PartHeader level={2} title="Simulation" aside="nothing is sent" />
          <p className="py-3 text-muted-foreground">
            The game&rsquo;s API cannot send messages, so Send only simulates: nothing is sent.
          </p>
          <RunControls
            state={sending.state}
            canSend={recipients.length > 0 && draft.message.trim() !== ""}
            act={act}
            untilSent={untilSent}
          />
          <RunProgress sending={sending} untilSent={untilSent} />
        </div>
        <div className={cn("min-w-0 pt-4", untilSent)}>
          <ActivityLog log={sending.log} />
        </div>
      </form>
    </>
  );
}

/** The fields of the draft, which is saved in the browser, so that leaving the page loses nothing. */
function DraftFields({
  draft,
  isFixed,
}: {
  draft: MessageDraft;
  /** True while sending: the draft can't be changed then. */
  isFixed: boolean;
}) {
  return FIELDS.map(({ part, label, hint, ...field }) => (
    <div key={part} className="pb-4">
      <FieldWithMessage label={label} hint={hint} isStacked>
        {(control) => (
          <Textarea
            {...field}
            {...control}
            value={draft[part]}
            readOnly={isFixed}
            className="read-only:bg-muted max-md:h-24"
            onChange={(event) => {
              messageDraftStore.set({ ...messageDraftStore.get(), [part]: event.target.value });
            }}
          />
        )}
      </FieldWithMessage>
    </div>
  ));
}

interface RunControlsProps {
  state: Sending["state"];
  /** True if there is a message and at least one recipient. */
  canSend: boolean;
  act: (action: SendingAction) => void;
  /** The class of what a phone shows only once a message was sent. */
  untilSent: string;
}

/** All buttons are always rendered, so that the keyboard focus isn't lost when the state changes. */
function RunControls({ state, canSend, act, untilSent }: RunControlsProps) {
  const isPaused = state === "paused";
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="sm" variant="outline" disabled={state !== "idle" || !canSend}>
        Send
      </Button>
      <Button
        size="sm"
        variant={isPaused ? "default" : "outline"}
        className={untilSent}
        disabled={state === "idle"}
        onClick={() => {
          act({ type: isPaused ? "resume" : "pause" });
        }}
      >
        {isPaused ? "Resume" : "Pause"}
      </Button>
      <Button
        size="sm"
        variant="outline"
        className={untilSent}
        disabled={state === "idle"}
        onClick={() => {
          act({ type: "stop" });
        }}
      >
        Stop
      </Button>
      {state === "idle" && !canSend && (
        <p className="self-center text-muted-foreground max-md:flex-1">
          Enter recipients and a message first.
        </p>
      )}
    </div>
  );
}

/** The progress of sending. The count next to the percentage explains it. */
function RunProgress({
  sending,
  untilSent,
}: { sending: Sending } & Pick<RunControlsProps, "untilSent">) {
  const { state, recipients, freeAtMs } = sending;
  const processed = processedOf(sending);
  const total = recipients.length;
  return (
    <div className="pt-4">
      <progress
        aria-label="Messages processed"
        max={Math.max(total, 1)}
        value={processed}
        className={`${untilSent} block h-1 w-full appearance-none border-0 bg-border text-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-primary`}
      />
      <div className={`${untilSent} flex min-h-16 gap-4 pt-1.5`}>
        <div role="status" className="min-w-0 flex-1">
          <p>
            <b>{percentOf(processed, total)}%</b>
            {total > 0 && `, ${formatWhole(processed)} of ${formatWhole(total)} processed`}
          </p>
          {state === "paused" && (
            <p>Message sending is paused. Click the resume button to continue.</p>
          )}
        </div>
        {state === "sending" && (
          <p className="text-muted-foreground">
            Next message <Countdown endsAtMs={freeAtMs} format={inSeconds} />
          </p>
        )}
      </div>
      <p className="text-small text-muted-foreground">
        Simulates one message every {WAIT_MS / 1000} seconds. Leaving this page stops it; your draft
        is saved.
      </p>
    </div>
  );
}

const inSeconds = (remainingMs: number) =>
  remainingMs <= 0 ? "now" : `in ${formatCountdown(remainingMs)}`;

/** The status of each message, latest first. */
function ActivityLog({ log }: { log: readonly MessageLogEntry[] }) {
  return (
    <section>
      <PartHeader level={2} title="Activity log" aside={log.length > 0 ? "latest first" : ""} />
      {/* Not a live region: the count of processed messages is announced already. */}
      <div
        role="log"
        aria-label="Activity log"
        aria-live="off"
        tabIndex={0}
        className={log.length > 0 ? "h-50 overflow-y-auto" : ""}
      >
        {log.length === 0 ? (
          <EmptyState title="No simulation yet">
            Send lists here, with its time, each message that would be sent.
          </EmptyState>
        ) : (
          <ol reversed>
            {log
              .map((entry, i) => (
                <li
                  key={i}
                  className="flex min-h-9 flex-wrap items-center gap-x-4 border-b border-row py-1 max-md:min-h-13"
                >
                  <span className="text-muted-foreground">
                    <GameTime atMs={entry.atMs}>{formatGameClock(entry.atMs)}</GameTime>
                  </span>
                  <span className="min-w-0 flex-1">{entry.user}</span>
                  <StatusMark status={entry.status} />
                </li>
              ))
              .toReversed()}
          </ol>
        )}
      </div>
    </section>
  );
}
