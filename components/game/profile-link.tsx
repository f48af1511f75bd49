import type { ReactNode } from "react";

import { NAME_LOOK, profileUrl } from "./player-link";

/** A link to a player's profile in the game, for public pages, which have no sheets. */
export const ProfileLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <a href={profileUrl(id)} target="_blank" rel="noreferrer" translate="no" className={NAME_LOOK}>
    {children}
  </a>
);
