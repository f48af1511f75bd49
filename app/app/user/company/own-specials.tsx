import { SectionHeader } from "@/components/figures/section-header";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import {
  type CompanySpecial,
  type CompanyType,
  specialsByRating,
} from "@/lib/game/companies/company-type";
import { type JobPoints, pointsOfType, specialUse } from "@/lib/game/companies/job-points";

import { CITY_JOBS, jobPointsText } from "./text";

interface OwnSpecialsProps {
  type: CompanyType;
  /** The company's stars; null if unknown. */
  stars: number | null;
  jobPoints: JobPoints | null;
}

/** The specials of the company, and how often the player's job points suffice. */
export function OwnSpecials({ type, stars, jobPoints }: OwnSpecialsProps) {
  const points = jobPoints && pointsOfType(jobPoints, type.id);
  const others = jobPoints === null ? [] : otherPoints(jobPoints, type.id);
  return (
    <section aria-label="Specials">
      <SectionHeader
        title="Specials"
        aside={points === null ? "job points unknown" : jobPointsText(points)}
      />
      {type.specials.length === 0 ? (
        <p className="py-3 text-muted-foreground">This type of company has no specials.</p>
      ) : (
        <ul aria-label="Specials of your company">
          {specialsByRating(type.specials).map((special, index) => (
            <li
              key={index}
              className="flex items-center justify-between gap-3 border-b border-row py-1.5 last:border-rule"
            >
              <span className="min-w-0 wrap-anywhere">
                <b className="font-semibold">
                  <PlayerName>{special.name}</PlayerName>
                </b>
                <span className="block text-small text-muted-foreground">{costText(special)}</span>
              </span>
              <Use special={special} points={points} stars={stars} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="mt-2 text-small text-muted-foreground">
          <WithNames names={others.map(({ name }) => name)}>
            {`Other job points: ${others.map(({ name, points: count }) => `${name} ${formatWhole(count)}`).join(", ")}.`}
          </WithNames>
        </p>
      )}
    </section>
  );
}

/** "3 energy, 1 job point", "25% passive strength, no job points". */
const costText = ({ effect, cost }: CompanySpecial) =>
  [effect, cost === 0 ? "no job points" : jobPointsText(cost)].filter(Boolean).join(", ");

interface UseProps {
  special: CompanySpecial;
  points: number | null;
  stars: number | null;
}

function Use({ special, points, stars }: UseProps) {
  const use = specialUse(special, points, stars);
  switch (use.kind) {
    case "locked":
      return (
        <span className="shrink-0 text-muted-foreground">
          From {formatCount(use.stars, "star", "stars")}
        </span>
      );
    case "active":
      return <b className="shrink-0 font-semibold">Active</b>;
    case "usable":
      return (
        <span className="shrink-0">
          {orDash(use.times, (times) => formatCount(times, "time", "times"))}
        </span>
      );
  }
}

/** The points of other types of company and of city jobs, most first. */
const otherPoints = ({ companies, city }: JobPoints, typeId: number) =>
  [
    ...companies.filter((each) => each.typeId !== typeId),
    ...city.map(({ job, points }) => ({ name: CITY_JOBS[job] ?? job, points })),
  ]
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
