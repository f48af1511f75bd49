import type { ReactNode } from "react";

export const profileUrl = (playerId: number) => `https://www.torn.com/profiles.php?XID=${playerId}`;

const LOOK =
  "inline-flex min-h-6 items-center underline decoration-input underline-offset-[0.2em] hover:text-primary hover:decoration-current max-md:min-h-11";

interface PlayerLinkProps {
  id: number;
  children: ReactNode;
  /** The look, in place of that of a link in text. */
  className?: string;
}

/**
 * A player's name. A press opens the player's sheet (`pressedPlayer`); with Ctrl, the middle button or without our code it is a
 * link to the profile in the game.
 */
export const PlayerLink = ({ id, children, className = LOOK }: PlayerLinkProps) => (
  <a
    href={profileUrl(id)}
    target="_blank"
    rel="noreferrer"
    translate="no"
    data-player={id}
    aria-haspopup="dialog"
    className={className}
  >
    {children}
  </a>
);

/** A link to a player's profile in the game, for public pages, which have no sheets. */
export const ProfileLink = ({ id, children }: Omit<PlayerLinkProps, "className">) => (
  <a href={profileUrl(id)} target="_blank" rel="noreferrer" translate="no" className={LOOK}>
    {children}
  </a>
);

/** The name that a click was on; null for any other click, and with a key that opens a tab or a window. */
export const pressedPlayer = (event: MouseEvent): HTMLElement | null =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    ? null
    : (event.target as Element).closest<HTMLElement>("a[data-player]");
