import { PlayerLink } from "@/components/game/player-link";
import type { Contributor } from "@/lib/site/submissions";

import { RankCircle } from "./rank-circle";

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
