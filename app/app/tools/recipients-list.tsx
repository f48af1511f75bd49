import { CircleCheck, TriangleAlert } from "lucide-react";

import { copyText } from "@/components/feedback/copy-text";
import { EmptyState } from "@/components/feedback/empty-state";
import { Flag } from "@/components/figures/flag";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { composeUrl } from "@/components/game/action-links";
import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import {
  addressOf,
  canBePlayer,
  namesRecipient,
  type Recipient,
  withName,
} from "@/lib/game/messages/recipient";
import { addOpenedId } from "@/lib/store/user/tools";
import { cn } from "@/lib/utils";

import type { MessageLogEntry } from "./use-sending";

interface RecipientsListProps {
  recipients: readonly Recipient[];
  message: string;
  /** The ids of those whose composer was opened with this message. */
  openedIds: readonly number[];
  log: readonly MessageLogEntry[];
}

/**
 * Each recipient with their line of the draft, the status of their message, and a link to the game's composer. The next one to
 * write to also has the finished message, so that the player sees what {name} becomes, and the button to press.
 */
export function RecipientsList({ recipients, message, openedIds, log }: RecipientsListProps) {
  const opened = new Set(openedIds);
  const isOpened = ({ id }: Recipient) => id !== null && opened.has(id);
  const next =
    recipients.find((recipient) => recipient.id !== null && !isOpened(recipient)) ??
    recipients.find((recipient) => canBePlayer(recipient) && !isOpened(recipient));
  const openedCount = recipients.filter(isOpened).length;
  return (
    <section
      aria-label="Recipients list"
      className={cn(
        "flex h-100 min-w-0 flex-col max-md:h-auto max-md:max-h-100",
        // On a phone, its text would stand between the message and its button.
        recipients.length === 0 && "max-md:hidden",
      )}
    >
      <SectionHeader
        title="Recipients list"
        aside={[
          formatCount(recipients.length, "recipient", "recipients"),
          ...(openedCount > 0 ? [`${formatWhole(recipients.length - openedCount)} left`] : []),
        ].join(", ")}
      />
      <div
        role="group"
        aria-label="All recipients"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto md:border md:border-t-0 md:px-3"
      >
        {recipients.length === 0 ? (
          <EmptyState title="Enter a recipient">
            Each recipient appears here. Those with an id get a button that copies your message and
            opens the game&rsquo;s composer.
          </EmptyState>
        ) : (
          <LongList entries={recipients} part={200}>
            {(shown) => (
              <ul aria-label="Recipients">
                {shown.map((recipient, i) => {
                  const { text, id } = recipient;
                  // A line that has changed since counts as a different recipient.
                  const status = log[i]?.user === text ? log[i].status : undefined;
                  return (
                    <li
                      key={i}
                      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-row py-1.5"
                    >
                      <div className="min-w-0 flex-1 basis-32 wrap-anywhere">
                        <p>{text}</p>
                        <p className="flex flex-wrap gap-x-4">
                          {status !== undefined && <StatusMark status={status} />}
                          {isOpened(recipient) && (
                            <span className="inline-flex items-center gap-1.5 text-success">
                              <CircleCheck aria-hidden className="size-4" />
                              Opened
                            </span>
                          )}
                        </p>
                        <RecipientNotes recipient={recipient} message={message} />
                      </div>
                      {id !== null && (
                        <ComposeLink
                          recipient={{ ...recipient, id }}
                          message={message}
                          isNext={recipient === next}
                          onOpen={() => {
                            addOpenedId(id);
                          }}
                        />
                      )}
                      {recipient === next && message.trim() !== "" && (
                        <p className="basis-full wrap-anywhere border-l-2 border-rule pl-3 whitespace-pre-line text-muted-foreground">
                          <span className="sr-only">Their message: </span>
                          {withName(message, recipient).trim()}
                        </p>
                      )}
                    </li>
                  );
                })}
              </ul>
            )}
          </LongList>
        )}
      </div>
    </section>
  );
}

/** The state of a message: an icon and a word. */
export function StatusMark({ status }: Pick<MessageLogEntry, "status">) {
  if (status === "error") return <Flag Icon={TriangleAlert}>Failed to send</Flag>;
  const isSent = status === "sent";
  return (
    <span className="inline-flex items-center gap-1.5 text-muted-foreground">
      <ProgressCircle value={isSent ? 1 : 0} />
      {isSent ? "Sent (simulated)" : "Pending"}
    </span>
  );
}

/** Notes that the player should read about a recipient before sending. */
function RecipientNotes({ recipient, message }: { recipient: Recipient; message: string }) {
  const { name, id, isRepeat } = recipient;
  if (!canBePlayer(recipient)) {
    return (
      <p className="text-small text-destructive">
        Not a valid player. Enter name [id], a name or an id.
      </p>
    );
  }
  const notes = [
    isRepeat && "Duplicate: gets the message again.",
    id === null && "Add the id, as in name [id], to open the composer.",
    name === null && namesRecipient(message) && `{name} becomes ${addressOf(recipient)}.`,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return <p className="text-small text-muted-foreground">{notes.join(" ")}</p>;
}

interface ComposeLinkProps {
  recipient: Recipient & { id: number };
  message: string;
  /** True for the recipient to write to next, whose button stands out. */
  isNext?: boolean;
  onOpen: () => void;
}

/** Opens the game's composer in a new tab, and copies the message with the name filled in. */
export function ComposeLink({ recipient, message, isNext = false, onOpen }: ComposeLinkProps) {
  const { text, id } = recipient;
  const hasMessage = message.trim() !== "";
  return (
    <Button asChild variant={isNext ? "default" : "outline"} size="sm">
      <a
        href={composeUrl(id)}
        target="_blank"
        rel="noreferrer"
        onClick={() => {
          onOpen();
          if (!hasMessage) return;
          void copyText(withName(message, recipient), {
            copied: `The message to ${text}`,
            otherwise: "Copy it yourself from the Message field.",
          });
        }}
      >
        <span>
          {hasMessage ? "Copy and open composer" : "Open composer"}
          <span className="sr-only"> for {text}</span>
        </span>
      </a>
    </Button>
  );
}
