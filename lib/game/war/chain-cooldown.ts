import type { Chain } from "./chain";

/** Until when hits count for no chain; null if the response has no cooldown. It may be over by now. */
export const cooldownEndsAtMs = (
  { coolsUntilMs, coolsSeconds }: Pick<Chain, "coolsUntilMs" | "coolsSeconds">,
  fetchedAtMs: number,
): number | null =>
  coolsUntilMs ?? (coolsSeconds === null ? null : fetchedAtMs + coolsSeconds * 1000);
