/** The name of the channel that all tabs of this browser share. */
const CHANNEL = "histories";

/** Null in a browser without channels. There, other tabs display the lists that they have loaded until they are reloaded. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Notifies all tabs, this one too, that stored histories were restored or removed. */
export function announceHistoryChange() {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/** Calls `listener` when a tab has restored or removed stored histories. Data read from them before is then outdated. */
export function subscribeToHistoryChanges(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", listener);
  return () => {
    channel?.close();
  };
}
