import { copyText } from "@/components/feedback/copy-text";
import { composeUrl } from "@/components/game/links";
import { Button } from "@/components/ui/button";
import { type Recipient, withName } from "@/lib/game/messages/recipient";

interface ComposeLinkProps {
  recipient: Recipient & { id: number };
  message: string;
  onOpen: () => void;
}

/** The game's composer in a tab of its own, and the message on the clipboard, with the name filled in. */
export function ComposeLink({ recipient, message, onOpen }: ComposeLinkProps) {
  const { text, id } = recipient;
  const hasMessage = message.trim() !== "";
  return (
    <Button asChild variant="outline" size="sm">
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
