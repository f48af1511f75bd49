"use client";

import { useSuspenseQuery } from "@tanstack/react-query";

import { RanBy } from "@/components/faction/ran-by";
import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { factionUrl } from "@/components/game/links";
import { PlayerLink } from "@/components/game/player-link";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { formatDays, formatWhole, orDash } from "@/lib/format/numbers";
import { type Faction, foundedOnMs } from "@/lib/game/faction/faction";

export function FactionSummary() {
  const session = useSession();
  const { data: faction } = useSuspenseQuery(factionBasicQuery(session));
  const { id, coLeaderId, daysOld, rank } = faction;
  return (
    <>
      <PageHeadline
        figure={faction.name}
        isName
        text={`[${faction.tag}]`}
        note={<RanBy {...faction} />}
        side={sideOf(faction)}
      />
      <div className="grid gap-x-12 gap-y-6 @4xl/page:grid-cols-2">
        <section aria-label="Ranked wars">
          <SectionHeader title="Ranked wars" />
          <dl className="mt-2">
            <DescriptionRow
              label="Rank"
              value={<span className="wrap-anywhere">{rank?.name ?? "–"}</span>}
            />
            <DescriptionRow label="Division" value={figure(rank?.division)} />
            <DescriptionRow label="Position in the division" value={figure(rank?.position)} />
            <DescriptionRow label="Wars won" value={figure(rank?.wins)} />
          </dl>
        </section>
        <section aria-label="About">
          <SectionHeader title="About" />
          <dl className="mt-2">
            <DescriptionRow
              label="Co-leader"
              value={
                coLeaderId === null ? "–" : <PlayerLink id={coLeaderId}>{coLeaderId}</PlayerLink>
              }
            />
            <DescriptionRow
              label="Age"
              value={daysOld === null ? "–" : <Age daysOld={daysOld} />}
            />
          </dl>
          {id !== null && (
            <p className="mt-2">
              <a
                href={factionUrl(id)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center text-primary underline max-md:min-h-11"
              >
                Open in the game
              </a>
            </p>
          )}
        </section>
      </div>
    </>
  );
}

const figure = (value: number | null | undefined) => orDash(value ?? null, formatWhole);

const sideOf = ({ members, capacity, respect, bestChain }: Faction) => [
  {
    label: "Members",
    value: figure(members),
    note: capacity === null ? "" : `of ${formatWhole(capacity)}`,
  },
  { label: "Respect", value: figure(respect), note: "" },
  {
    label: "Best chain",
    value: figure(bestChain),
    note: bestChain === 1 ? "hit" : "hits",
  },
];

/** "1,232 days, since 7 Jul 2023": the game gives the days, and we work out the date. */
function Age({ daysOld }: { daysOld: number }) {
  const now = useNow(MINUTE_MS);
  const foundedOn = formatGameDate(foundedOnMs(daysOld, now));
  return (
    <>
      {formatDays(daysOld)}, since {foundedOn}{" "}
      <Explain
        title="the founding date"
        lines={[
          { label: "Today", value: formatGameDate(now) },
          { label: "Age", value: formatDays(daysOld) },
          { label: "Founded on", value: foundedOn },
        ]}
        note="The game counts whole days, so the real date may be a day earlier."
      />
    </>
  );
}
