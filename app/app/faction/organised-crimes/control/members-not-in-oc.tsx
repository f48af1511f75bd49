import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { excludedText } from "@/components/faction/state-text";
import { PlayerLink } from "@/components/game/player-link";
import { LongList } from "@/components/list/long-list";
import { isExcludedFromOc, isNotInOc } from "@/lib/game/faction/member";

/** Members who could be in a crime but aren't. Recruits, fallen and federal members can't be. */
export function MembersNotInOc({ lookups }: { lookups: CrimeLookups }) {
  const members = [...lookups.members.values()];
  const notInOc = members.filter(isNotInOc);
  const excluded = members.filter(isExcludedFromOc).length;
  const isKnown = members.some(({ isInOc }) => isInOc !== null);
  return (
    <section aria-label="Not in an OC">
      {notInOc.length > 0 ? (
        <LongList entries={notInOc} part={100}>
          {(shown) => (
            <ul className="flex flex-wrap gap-x-5 gap-y-1 py-2">
              {shown.map(({ id, name, state }) => (
                <li key={id}>
                  <PlayerLink id={id}>{name}</PlayerLink>
                  {state !== "Okay" && (
                    <span className="text-small text-muted-foreground"> {state}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </LongList>
      ) : (
        <p className="py-3 text-muted-foreground">
          {isKnown
            ? "Everyone eligible is in an OC."
            : members.length === 0
              ? "Unknown: the members couldn’t be loaded."
              : "The game doesn’t report who is in an OC."}
        </p>
      )}
      {excluded > 0 && (
        <p className="text-small text-muted-foreground">Excluded: {excludedText(excluded)}.</p>
      )}
    </section>
  );
}
