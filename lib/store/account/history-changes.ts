/** The tabs of this browser share it. */
const CHANNEL = "histories";

/** Null in a browser without it: its other tabs show the lists that they have read until they are reloaded. */
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

/** Calls `listener` when a tab has restored or removed stored histories: what was read of them before no longer holds. */
export function subscribeToHistoryChanges(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", listener);
  return () => {
    channel?.close();
  };
}
