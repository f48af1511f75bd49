import { Fragment, use } from "react";

import { PlayerLink } from "@/components/game/player-link";

import { playerText } from "./text";
import { LogNamesContext } from "./use-log-names";

/** Players of an entry, linked to their profiles. */
export function PlayerLinks({ ids }: { ids: readonly number[] }) {
  const names = use(LogNamesContext);
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      <PlayerLink id={id}>{playerText(id, names)}</PlayerLink>
    </Fragment>
  ));
}
