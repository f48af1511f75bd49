import { ProgressCircle } from "@/components/figures/progress-circle";
import { workingStatsText } from "@/components/game/working-stats-text";
import { LongList } from "@/components/list/long-list";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import type { Opening } from "@/lib/game/companies/openings";
import { cn } from "@/lib/utils";

import type { CompanyRow } from "./rows";

/** The positions of a company, and whether the player may take them, as far as that is known. */
export function Positions({ row: { company, openings } }: { row: CompanyRow }) {
  return (
    <LongList<CompanyPosition | Opening> entries={openings ?? company.positions}>
      {(shown) => (
        <ul aria-label={`Positions of ${company.name}`}>
          {shown.map((one, i) => (
            <li key={i} className="border-b border-row py-2 last:border-b-0">
              {"position" in one ? (
                <Position position={one.position} opening={one} />
              ) : (
                <Position position={one} opening={undefined} />
              )}
            </li>
          ))}
        </ul>
      )}
    </LongList>
  );
}

function Position({
  position,
  opening,
}: {
  position: CompanyPosition;
  opening: Opening | undefined;
}) {
  const { name, description, ability, required, gains } = position;
  return (
    <>
      <div className="pair">
        <h4 translate="no" className="font-semibold">
          {name}
        </h4>
        {opening !== undefined && <Mark {...opening} />}
      </div>
      {description !== "" && <p>{description}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        {ability !== null && <Fact label="Ability">{ability}</Fact>}
        <Fact label="Requires">{workingStatsText(required) || "Nothing"}</Fact>
        {opening?.isOpen === false && (
          <Fact label="You lack">{workingStatsText(opening.missing)}</Fact>
        )}
        <Fact label="Gains per day">{workingStatsText(gains) || "Nothing"}</Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The moon shows how much of what is required the player has. */
function Mark({ isOpen, fraction }: Opening) {
  return (
    <p
      className={cn(
        "flex items-center gap-1.5",
        isOpen ? "font-semibold text-success" : "text-muted-foreground",
      )}
    >
      <ProgressCircle value={fraction} />
      {isOpen ? "Open to you" : "Not yet"}
    </p>
  );
}
