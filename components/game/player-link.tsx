import type { ReactNode } from "react";

export const profileUrl = (playerId: number) => `https://www.torn.com/profiles.php?XID=${playerId}`;

/** The look of a name within a line of text. */
export const INLINE_NAME_LOOK =
  "underline decoration-input underline-offset-[0.2em] hover:text-primary hover:decoration-current";

export const NAME_LOOK = `inline-flex min-h-6 items-center max-md:min-h-11 ${INLINE_NAME_LOOK}`;

interface PlayerLinkProps {
  id: number;
  children: ReactNode;
}

/**
 * The attributes of a link whose press opens the player's sheet (`pressedPlayer`). With Ctrl, the middle button or without our
 * code it is a link to the profile in the game.
 */
export const playerLink = (id: number) =>
  ({
    href: profileUrl(id),
    target: "_blank",
    rel: "noreferrer",
    "data-player": id,
    "aria-haspopup": "dialog",
  }) as const;

/** A player's name, which opens the player's sheet. */
export const PlayerLink = ({ id, children }: PlayerLinkProps) => (
  <a {...playerLink(id)} translate="no" className={NAME_LOOK}>
    {children}
  </a>
);

/** The name that a click was on; null for any other click, and with a key that opens a tab or a window. */
export const pressedPlayer = (event: MouseEvent): HTMLElement | null =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    ? null
    : (event.target as Element).closest<HTMLElement>("a[data-player]");
