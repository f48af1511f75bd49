import { PlayerLink } from "@/components/game/player-link";
import type { Contributor } from "@/lib/site/submissions";
import { cn } from "@/lib/utils";

interface LeaderboardProps {
  contributors: readonly Contributor[];
  /** The outcome of a submission: "Implemented", "Fixed". */
  done: string;
}

/** Who sent in most, by rank. */
export function Leaderboard({ contributors, done }: LeaderboardProps) {
  return (
    <ol>
      {contributors.map(({ userId, username, total, pending, implemented }, i) => (
        <li
          key={userId}
          className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-row py-2.5 max-md:grid-cols-[2rem_minmax(0,1fr)]"
        >
          <RankCircle rank={i + 1} />
          <p className="text-read">
            <PlayerLink id={userId}>
              {username} [{userId}]
            </PlayerLink>
          </p>
          <dl className="flex gap-x-8 max-md:col-start-2 max-md:gap-x-5">
            <Figure label="Total" value={total} />
            <Figure label="Pending" value={pending} />
            <Figure label={done} value={implemented} />
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="min-w-16 text-right max-md:min-w-0 max-md:text-left">
      <dt className="text-small text-muted-foreground">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

const METALS: Partial<Record<number, string>> = {
  1: "bg-gold text-metal-foreground",
  2: "bg-silver text-metal-foreground",
  3: "bg-bronze text-metal-foreground",
};

/** Gold, silver, bronze, then black; the number says the same without colour. */
function RankCircle({ rank }: { rank: number }) {
  return (
    <span
      className={cn(
        "grid size-8 shrink-0 place-items-center rounded-full border border-input font-semibold",
        METALS[rank] ?? "bg-coal text-coal-foreground",
      )}
    >
      <span>
        <span className="sr-only">Rank </span>
        {rank}
      </span>
    </span>
  );
}
