import { Copy } from "lucide-react";

import { copyText } from "@/components/feedback/copy-text";
import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";

import type { Message } from "./messages";

interface MessageListProps {
  messages: readonly Message[];
}

/** Messages ready to send in the game. Nothing is sent from here. */
export function MessageList({ messages }: MessageListProps) {
  if (messages.length === 0) return null;
  const title = messages.length === 1 ? "Message to copy" : "Messages to copy";
  return (
    <section aria-label={title} className="mt-3">
      <h3 className="border-b pb-1.5 font-semibold">{title}</h3>
      <LongList entries={messages}>
        {(shown) => (
          <ul>
            {shown.map(({ to, text }) => (
              <li
                key={text}
                className="flex min-h-11 items-center justify-between gap-x-6 border-b border-row py-1 max-md:gap-x-3 max-md:py-2"
              >
                <p translate="no" className="max-w-184 min-w-0 wrap-anywhere">
                  {text}
                </p>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Copy message to ${to}`}
                  onClick={() => {
                    void copyText(text, {
                      copied: `Message to ${to}`,
                      otherwise: "Copy it from the page instead.",
                    });
                  }}
                >
                  <Copy aria-hidden />
                  Copy
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </section>
  );
}
