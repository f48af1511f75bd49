import { useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { formatCount } from "@/lib/format/numbers";
import type { Recipient } from "@/lib/game/messages/recipient";
import { cn } from "@/lib/utils";

import { ComposeLink } from "./compose-link";
import { RecipientNotes } from "./recipient-notes";
import type { MessageLogEntry } from "./sending";
import { StatusMark } from "./status-mark";

interface RecipientsListProps {
  recipients: readonly Recipient[];
  message: string;
  log: readonly MessageLogEntry[];
}

/** Each recipient as we read the line, the state of their message, and a link to send it in the game. */
export function RecipientsList({ recipients, message, log }: RecipientsListProps) {
  const [openedIds, setOpenedIds] = useState<ReadonlySet<number>>(new Set());
  return (
    <section
      aria-label="Recipients list"
      className={cn("flex min-w-0 flex-col", recipients.length > 0 ? "h-100" : "md:h-100")}
    >
      <SectionHeader
        title="Recipients list"
        aside={formatCount(recipients.length, "recipient", "recipients")}
      />
      <div
        role="group"
        aria-label="All recipients"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto"
      >
        {recipients.length === 0 ? (
          <EmptyState title="No data available">
            Recipients appear here as you add them, each with a link to the game&rsquo;s composer.
          </EmptyState>
        ) : (
          <LongList entries={recipients} part={200}>
            {(shown) => (
              <ul aria-label="Recipients">
                {shown.map((recipient, i) => {
                  const { text, id } = recipient;
                  // A line that has changed since is a different recipient.
                  const status = log[i]?.user === text ? log[i].status : undefined;
                  return (
                    <li
                      key={i}
                      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-row py-1.5"
                    >
                      <div className="min-w-0 flex-1 basis-44">
                        <p>{text}</p>
                        <p className="flex flex-wrap gap-x-4">
                          {status !== undefined && <StatusMark status={status} />}
                          {id !== null && openedIds.has(id) && (
                            <span className="text-muted-foreground">Opened</span>
                          )}
                        </p>
                        <RecipientNotes recipient={recipient} message={message} />
                      </div>
                      {id !== null && (
                        <ComposeLink
                          recipient={{ ...recipient, id }}
                          message={message}
                          onOpen={() => {
                            setOpenedIds(new Set([...openedIds, id]));
                          }}
                        />
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
