import type { ApiError } from "@/lib/api/transport/errors";

/** A refused call, as its error is shown. */
export interface Refusal {
  text: string;
  /** The access that the call needs, in words. */
  access: string;
  error: ApiError;
  onRetry: () => void;
}

export const isKeyTooLow = (error: ApiError | null): boolean => error?.kind === "access-too-low";

/** True if the game refuses the data to the key or to the player's position, so that only the own part can be shown. */
export const isRefused = (error: ApiError | null): error is ApiError =>
  isKeyTooLow(error) || error?.kind === "no-faction-access";
