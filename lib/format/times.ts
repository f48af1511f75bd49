const gameTime = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});
const localTime = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** "10:43 TCT": the game's own time is UTC. */
export const formatGameTime = (ms: number) => `${gameTime.format(ms)} TCT`;

/** "11:43 your time". */
export const formatLocalTime = (ms: number) => `${localTime.format(ms)} your time`;

const MINUTE_MS = 60_000;

/** "just now", "2 min ago", "3 h ago". */
export function formatAge(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return "just now";
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}
