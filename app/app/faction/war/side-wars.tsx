import { WithNames } from "@/components/game/player-name";
import { formatWhole } from "@/lib/format/numbers";
import { type SideWar, sidesOf } from "@/lib/game/war/ranked-war";

/** Raids and wars for a territory, in a line each. */
export function SideWars({ wars, ownId }: { wars: readonly SideWar[]; ownId: number | null }) {
  const lines = wars.flatMap(({ id, territory, sides }) => {
    const both = sidesOf({ sides }, ownId);
    if (both === null) return [];
    const what = territory === null ? "Raid" : `War for ${territory}`;
    const { own, enemy } = both;
    const scores = `${formatWhole(own.score)} to ${formatWhole(enemy.score)}`;
    return [
      {
        key: `${territory ?? "raid"} ${id}`,
        name: enemy.name,
        text: `${what} against ${enemy.name}: ${scores}`,
      },
    ];
  });
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Other wars" className="mt-4">
      {lines.map(({ key, name, text }) => (
        <li key={key} className="border-b border-row py-2 wrap-anywhere">
          <WithNames names={[name]}>{text}</WithNames>
        </li>
      ))}
    </ul>
  );
}
