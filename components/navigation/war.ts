import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { fightersQuery } from "@/lib/api/endpoints/faction-fighters";
import { warsQuery } from "@/lib/api/endpoints/faction-wars";
import { MINUTE_MS } from "@/lib/common/time";
import { sidesOf, warPhase } from "@/lib/game/war/ranked-war";
import { attackableWhen } from "@/lib/game/war/war-member";

import type { MenuCount } from "./count";

/** In a fight, what is older says nothing about who can be hit. */
const AT_MOST_MS = 5 * MINUTE_MS;

export const attackableEnemiesCount: MenuCount = {
  text: "hittable",
  count({ session, read, nowMs }) {
    const faction = read(factionBasicQuery(session));
    const war = read(warsQuery(session))?.ranked;
    if (!faction || !war || warPhase(war, nowMs) !== "on") return null;
    const enemy = sidesOf(war, faction.id)?.enemy;
    const foes = enemy && read(fightersQuery(session, enemy.id), AT_MOST_MS);
    return foes ? foes.entries.filter((foe) => attackableWhen(foe, nowMs) === "now").length : null;
  },
};
