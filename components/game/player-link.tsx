import type { ReactNode } from "react";

export const profileUrl = (playerId: number) => `https://www.torn.com/profiles.php?XID=${playerId}`;

/** A link to a player's profile in the game. */
export function PlayerLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <a
      href={profileUrl(id)}
      target="_blank"
      rel="noreferrer"
      translate="no"
      className="inline-flex min-h-6 items-center underline decoration-input underline-offset-[0.2em] hover:text-primary hover:decoration-current max-md:min-h-11"
    >
      {children}
    </a>
  );
}
