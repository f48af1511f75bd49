import type { ReactNode } from "react";

export const profileUrl = (playerId: number) => `https://www.torn.com/profiles.php?XID=${playerId}`;

const LOOKS = {
  text: "inline-flex min-h-6 items-center underline decoration-input underline-offset-[0.2em] hover:text-primary hover:decoration-current max-md:min-h-11",
  /** The name of a row, with the row's own weight, over the row's button. Its area is higher than its line. */
  row: "relative -my-0.5 inline-flex min-h-6 items-center underline decoration-input underline-offset-[0.2em] hover:text-primary max-md:-my-2.5 max-md:min-h-11",
};

interface PlayerLinkProps {
  id: number;
  children: ReactNode;
  look?: keyof typeof LOOKS;
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
export const PlayerLink = ({ id, children, look = "text" }: PlayerLinkProps) => (
  <a {...playerLink(id)} translate="no" className={LOOKS[look]}>
    {children}
  </a>
);

/** A link to a player's profile in the game, for public pages, which have no sheets. */
export const ProfileLink = ({ id, children }: Omit<PlayerLinkProps, "look">) => (
  <a href={profileUrl(id)} target="_blank" rel="noreferrer" translate="no" className={LOOKS.text}>
    {children}
  </a>
);

/** The name that a click was on; null for any other click, and with a key that opens a tab or a window. */
export const pressedPlayer = (event: MouseEvent): HTMLElement | null =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    ? null
    : (event.target as Element).closest<HTMLElement>("a[data-player]");
