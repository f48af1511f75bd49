"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";

import { RanBy } from "@/components/faction/ran-by";
import { FailedCall } from "@/components/feedback/retry-advice";
import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { factionUrl } from "@/components/game/action-links";
import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import {
  type OptionalResult,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import type { List } from "@/lib/api/transport/wire";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatDays, formatWhole, orDash } from "@/lib/format/numbers";
import { type Faction, foundedOnMs } from "@/lib/game/faction/faction";
import { areCrimesKnown, isInactive, isNotInOc, type Member } from "@/lib/game/faction/member";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";

/** The faction as everyone sees it: its members today, its rank, who leads it, and who joined last. */
export function FactionSummary() {
  const session = useSession();
  usePrefetchQuery(factionMembersQuery(session));
  const { data: faction } = useSuspenseQuery(factionBasicQuery(session));
  const members = useOptionalSuspenseQuery(factionMembersQuery(session));
  const { id, leaderId, coLeaderId, daysOld, bestChain, rank } = faction;
  const names = new Map(members.data?.entries.map((member) => [member.id, member.name]));
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
        <MembersToday {...members} />
        <section aria-label="About">
          <SectionHeader title="About" />
          <dl className={ROWS_WITH_LINKS}>
            <DescriptionRow label="Leader" value={<Leader id={leaderId} names={names} />} />
            <DescriptionRow label="Co-leader" value={<Leader id={coLeaderId} names={names} />} />
            <DescriptionRow label="Position in the division" value={figure(rank?.position)} />
            <DescriptionRow label="Ranked wars won" value={figure(rank?.wins)} />
            <DescriptionRow
              label="Best chain"
              value={bestChain === null ? "–" : formatCount(bestChain, "hit", "hits")}
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
        {members.data?.dropped === 0 && <WhoIsIn members={members.data.entries} />}
      </div>
    </>
  );
}

/** On a phone every row of a list is as high as those with links. */
const ROWS_WITH_LINKS = "mt-2 max-md:*:min-h-11";

const figure = (value: number | null | undefined) => orDash(value ?? null, formatWhole);

const sideOf = ({ members, capacity, respect, rank }: Faction) => [
  {
    label: "Members",
    value: figure(members),
    note: capacity === null ? "" : `of ${formatWhole(capacity)}`,
  },
  { label: "Respect", value: figure(respect), note: "" },
  {
    label: "Rank",
    value: <span className="max-md:text-lg">{rank?.name ?? "–"}</span>,
    note: typeof rank?.division === "number" ? `division ${formatWhole(rank.division)}` : "",
  },
];

/** A leader by name, and by id as long as the members haven't loaded or don't name them. */
function Leader({ id, names }: { id: number | null; names: ReadonlyMap<number, string> }) {
  if (id === null) return "–";
  const name = names.get(id);
  return (
    <PlayerLink id={id}>
      {name === undefined ? id : <PlayerName>{`${name} [${id}]`}</PlayerName>}
    </PlayerLink>
  );
}

/** The states that a faction is counted by, in the game's words. */
const STATES = ["Okay", "Hospital", "Jail", "Traveling", "Abroad", "Federal", "Fallen"];

/** The number of members who are inactive, outside crimes, online, and in each state. A list with gaps gives no numbers. */
function MembersToday({ data, error, retry }: OptionalResult<List<Member>>) {
  const nowMs = useNow(MINUTE_MS);
  const { inactivityDays } = useStoredValue(checklistConfigStore);
  const members = data?.dropped === 0 ? data.entries : null;
  const count = (counts: (member: Member) => boolean) =>
    figure(members === null ? null : members.filter(counts).length);
  const isInOcKnown = members !== null && areCrimesKnown(members, 0);
  const after = { nowMs, days: inactivityDays };
  return (
    <section aria-label="Members today">
      <SectionHeader title="Members today" />
      <FailedCall path="faction/members" error={error} retry={retry}>
        Couldn’t load the members, so names and counts are missing.
      </FailedCall>
      <dl className={ROWS_WITH_LINKS}>
        <DescriptionRow
          label={`Inactive for over ${formatDays(inactivityDays)}`}
          value={<Listed only="inactive">{count((member) => isInactive(member, after))}</Listed>}
        />
        <DescriptionRow
          label="Not in an OC"
          value={<Listed only="oc">{isInOcKnown ? count(isNotInOc) : "–"}</Listed>}
        />
        <DescriptionRow
          label="Online"
          value={count(({ onlineStatus }) => onlineStatus === "Online")}
        />
        <DescriptionRow
          label="Active in the last 24 hours"
          value={count(({ lastAction: { atMs } }) => atMs !== null && atMs > nowMs - DAY_MS)}
        />
      </dl>
      {members !== null && (
        <p className="mt-2 text-muted-foreground">
          {STATES.map(
            (state) => [state, members.filter((member) => member.state === state)] as const,
          )
            .filter(([, inState]) => inState.length > 0)
            .map(([state, inState]) => `${formatWhole(inState.length)} ${state}`)
            .join(", ")}
        </p>
      )}
      <RowLinks>
        <PageLink href="/app/faction/members">Faction Members</PageLink>
        <PageLink href="/app/faction/war">War Room</PageLink>
      </RowLinks>
    </section>
  );
}

/** The newest members that the page names. */
const NEWEST = 6;

/** The newest members, and how many hold each position. */
function WhoIsIn({ members }: { members: readonly Member[] }) {
  const newest = members
    .flatMap(({ id, name, daysInFaction: days }) => (days === null ? [] : [{ id, name, days }]))
    .toSorted((a, b) => a.days - b.days)
    .slice(0, NEWEST);
  const counts = new Map<string, number>();
  for (const { position } of members) counts.set(position, (counts.get(position) ?? 0) + 1);
  const positions = [...counts].toSorted(([, a], [, b]) => b - a);
  return (
    <>
      <section aria-label="Newest members">
        <SectionHeader title="Newest members" />
        <dl className="mt-2">
          {newest.map(({ id, name, days }) => (
            <DescriptionRow
              key={id}
              label={
                <PlayerLink id={id}>
                  <PlayerName>{name}</PlayerName>
                </PlayerLink>
              }
              value={formatDays(days)}
            />
          ))}
        </dl>
      </section>
      <section aria-label="Positions">
        <SectionHeader title="Positions" />
        <dl className="mt-2">
          {positions.map(([position, count]) => (
            <DescriptionRow
              key={position}
              label={<span translate="no">{position}</span>}
              value={figure(count)}
            />
          ))}
        </dl>
      </section>
    </>
  );
}

interface ListedProps {
  /** The chip of Faction Members that shows them. */
  only: "inactive" | "oc";
  /** Their number, or a dash. */
  children: string;
}

/** A number of members, which leads to their list; nobody has none. */
const Listed = ({ only, children }: ListedProps) =>
  children === "0" || children === "–" ? (
    children
  ) : (
    <PageLink href={`/app/faction/members?only=${only}`}>{children}</PageLink>
  );

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
