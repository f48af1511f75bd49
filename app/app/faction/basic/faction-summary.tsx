"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { RanBy } from "@/components/faction/ran-by";
import { FailedCall } from "@/components/feedback/retry-advice";
import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { GameLink, PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { factionUrl } from "@/components/game/action-links";
import { PlayerLink } from "@/components/game/player-link";
import { PlayerName, WithNames } from "@/components/game/player-name";
import {
  type OptionalResult,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { untranslated } from "@/components/window/translated";
import { useNow } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { chainQuery } from "@/lib/api/endpoints/faction-chain";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import { warsQuery } from "@/lib/api/endpoints/faction-wars";
import type { List } from "@/lib/api/transport/wire";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatDays, formatWhole, orDash } from "@/lib/format/numbers";
import { type Faction, foundedOnMs } from "@/lib/game/faction/faction";
import { areCrimesKnown, isInactive, isNotInOc, type Member } from "@/lib/game/faction/member";
import {
  type RankedWar,
  sidesOf,
  targetAt,
  warPhase,
  type WarSide,
} from "@/lib/game/war/ranked-war";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";
import { cn } from "@/lib/utils";

import { leadText, outcome, scoreText } from "./text";

/** The faction as everyone sees it: its wars, its members today, its rank, who leads it, and who joined last. */
export function FactionSummary() {
  const session = useSession();
  usePrefetchQuery(factionMembersQuery(session));
  usePrefetchQuery(warsQuery(session));
  usePrefetchQuery(rankedWarsQuery(session));
  usePrefetchQuery(chainQuery(session));
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
      <div className="grid gap-x-12 gap-y-6 max-md:gap-y-2 @4xl/page:grid-cols-2">
        <Wars ownId={id} />
        <MembersToday {...members} />
        <section aria-label="About">
          <SectionHeader title="About" />
          <dl className={ROWS}>
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
            <RowLinks>
              <GameLink href={factionUrl(id)}>Open in the game</GameLink>
            </RowLinks>
          )}
        </section>
        {members.data?.dropped === 0 && <WhoIsIn members={members.data.entries} />}
      </div>
    </>
  );
}

/** Rows of one height, whether or not they have a link; on a phone a link needs more. */
const ROWS = "mt-2 *:min-h-8 max-md:*:min-h-9";
/** The same in two columns, for short labels and figures. */
const SHORT_ROWS = `${ROWS} grid grid-cols-2 gap-x-5`;

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
      <dl className={ROWS}>
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
      </RowLinks>
    </section>
  );
}

/** The past wars that the page names. */
const LAST_WARS = 4;

interface OwnWar {
  war: RankedWar;
  own: WarSide;
  enemy: WarSide;
}

/** The war and the chain of this moment, and the last wars. */
function Wars({ ownId }: { ownId: number | null }) {
  const session = useSession();
  const { data: list, ...lastWars } = useOptionalSuspenseQuery(rankedWarsQuery(session));
  const nowMs = useNow(MINUTE_MS);
  const past = (list?.entries ?? [])
    .flatMap((war): OwnWar[] => {
      const sides = sidesOf(war, ownId);
      return sides === null || warPhase(war, nowMs) !== "over" ? [] : [{ war, ...sides }];
    })
    .toSorted((a, b) => b.war.startsAtMs - a.war.startsAtMs)
    .slice(0, LAST_WARS);
  return (
    <>
      <WarAndChain ownId={ownId} />
      {(past.length > 0 || lastWars.error !== null) && (
        <section aria-label="Last wars">
          <SectionHeader title="Last wars" />
          <FailedCall path="faction/rankedwars" {...lastWars}>
            Couldn’t load the last wars.
          </FailedCall>
          <dl className={ROWS}>
            {past.map(({ war, own, enemy }) => (
              <DescriptionRow
                key={war.id}
                label={
                  <WithNames names={[enemy.name]}>
                    {`${formatShortGameDay(war.startsAtMs)}, ${enemy.name}`}
                  </WithNames>
                }
                value={
                  <PageLink href={`/app/faction/war?war=${war.id}`}>
                    {`${outcome(war, own.id)} ${scoreText(own, enemy)}`}
                  </PageLink>
                }
              />
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** The war and the chain as figures. The war is that of War Room: the list of ranked wars may have only those that are over. */
function WarAndChain({ ownId }: { ownId: number | null }) {
  const session = useSession();
  const nowMs = useNow(MINUTE_MS);
  const { data: wars, ...war } = useOptionalSuspenseQuery(warsQuery(session));
  const { data: running, ...chain } = useOptionalSuspenseQuery(chainQuery(session));
  const ranked = wars?.ranked ?? null;
  const sides = ranked === null ? null : sidesOf(ranked, ownId);
  const isKnown = wars !== undefined && ownId !== null;
  const noWar = { value: isKnown ? "none" : "–", note: "" };
  const hits = running?.count ?? null;
  return (
    <section aria-label="War and chain">
      <SectionHeader title="War and chain" />
      <FailedCall path="faction/wars" {...war}>
        Couldn’t load the ranked war.
      </FailedCall>
      <FailedCall path="faction/chain" {...chain}>
        Couldn’t load the chain.
      </FailedCall>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        <Figure
          label="Ranked war"
          {...(ranked === null || sides === null || warPhase(ranked, nowMs) === "over"
            ? noWar
            : warFigure({ war: ranked, ...sides }, nowMs, war.fetchedAtMs))}
        />
        <Figure
          label="Chain"
          value={hits === 0 ? "none" : figure(hits)}
          note={hits === null || hits === 0 ? "" : hits === 1 ? "hit" : "hits"}
        />
      </dl>
      <RowLinks>
        <PageLink href="/app/faction/war">War Room</PageLink>
      </RowLinks>
    </section>
  );
}

/** The characters of a figure that fit its place in large type. */
const MAX_LARGE = 20;

interface FigureProps {
  label: string;
  value: string;
  note: ReactNode;
}

const Figure = ({ label, value, note }: FigureProps) => (
  <div className="min-w-0 wrap-anywhere">
    <dt className="text-small text-muted-foreground">{label}</dt>
    <dd
      translate={untranslated(value)}
      className={cn("font-display font-medium", value.length > MAX_LARGE ? "text-read" : "text-h1")}
    >
      {value}
    </dd>
    <dd className="text-small text-muted-foreground">{note}</dd>
  </div>
);

/** "2,345 to 1,900", "against Enemy, 31 h in" and the lead with the game's target; before the war the time at which it begins. */
function warFigure({ war, own, enemy }: OwnWar, nowMs: number, fetchedAtMs: number) {
  const isAnnounced = warPhase(war, nowMs) === "announced";
  const hours = Math.floor((nowMs - war.startsAtMs) / HOUR_MS);
  const since = isAnnounced || hours < 1 ? "" : `, ${formatWhole(hours)} h in`;
  const target = isAnnounced ? null : targetAt(war, fetchedAtMs, nowMs);
  return {
    value: isAnnounced ? `from ${formatGameDayTime(war.startsAtMs)}` : scoreText(own, enemy),
    note: (
      <>
        <WithNames names={[enemy.name]}>{`against ${enemy.name}${since}`}</WithNames>
        {target !== null && (
          <span className="block">{leadText(own.score - enemy.score, target)}</span>
        )}
      </>
    ),
  };
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
        <dl className={SHORT_ROWS}>
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
        <dl className={SHORT_ROWS}>
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
