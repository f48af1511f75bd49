import {
  addressOf,
  canBePlayer,
  namesRecipient,
  type Recipient,
} from "@/lib/game/messages/recipient";

/** What the player should know about a recipient before sending. */
export function RecipientNotes({ recipient, message }: { recipient: Recipient; message: string }) {
  const { name, id, isRepeat } = recipient;
  if (!canBePlayer(recipient)) {
    return (
      <p className="text-small text-destructive">
        This can’t be a player, so it will fail. Enter name [id], a name or an id.
      </p>
    );
  }
  const notes = [
    isRepeat && "Already listed above: gets the message again.",
    id === null && "Add the id, as in name [id], to open the composer.",
    name === null && namesRecipient(message) && `{name} becomes ${addressOf(recipient)}.`,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return <p className="text-small text-muted-foreground">{notes.join(" ")}</p>;
}
