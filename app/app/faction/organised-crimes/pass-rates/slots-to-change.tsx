import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { Collapsible } from "@/components/figures/collapsible";
import { ViewHeadline } from "@/components/figures/page-headline";
import { PartHeader } from "@/components/figures/section-header";
import { crimeUrl } from "@/components/game/links";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { LongList } from "@/components/list/long-list";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { isFilled, isOpen, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { SlotToChange } from "@/lib/game/crimes/slots-to-change";

interface SlotsToChangeProps {
  changes: readonly SlotToChange[];
  crimes: readonly OrganisedCrime[];
  members: CrimeLookups["members"];
  /** Percent; rates below it are low. */
  minimumPassRate: number;
}

/**
 * The members of open crimes with a low pass rate, lowest first, in three groups: those who fit an empty slot, those who would
 * pass in another role, and, folded, those without a known better role.
 */
export function SlotsToChange({ changes, crimes, members, minimumPassRate }: SlotsToChangeProps) {
  const filled = crimes.filter(isOpen).flatMap(({ slots }) => slots.filter(isFilled)).length;
  const toMove = changes.filter(({ emptySlot }) => emptySlot !== null);
  const others = changes.filter(({ emptySlot }) => emptySlot === null);
  const toKeep = others.filter(({ bestRole }) => bestRole !== null);
  const unknown = others.filter(({ bestRole }) => bestRole === null);
  return (
    <>
      <ViewHeadline figure={changes.length === 0 ? "No" : formatWhole(changes.length)}>
        {changes.length === 1 ? "slot to change" : "slots to change"}
      </ViewHeadline>
      <p className="text-muted-foreground">
        {changes.length > 0
          ? `Below ${minimumPassRate}%, of ${formatCount(filled, "filled slot", "filled slots")} in open crimes.`
          : filled > 0
            ? `No filled slot of an open crime is known to be below ${minimumPassRate}%.`
            : "No member is in an open crime."}
      </p>
      <Group title="Fit an empty slot" slots={toMove} members={members} />
      <Group title="Pass another role, no empty slot" slots={toKeep} members={members} />
      {unknown.length > 0 && (
        <Collapsible
          key={String(unknown.length === changes.length)}
          title={`No role known at ${minimumPassRate}%`}
          aside={formatCount(unknown.length, "slot", "slots")}
          isOpenAtFirst={unknown.length === changes.length}
        >
          <SlotList
            title={`No role known at ${minimumPassRate}%`}
            slots={unknown}
            members={members}
          />
        </Collapsible>
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  slots: readonly SlotToChange[];
  members: CrimeLookups["members"];
}

function Group({ title, slots, members }: GroupProps) {
  if (slots.length === 0) return null;
  return (
    <section aria-label={title}>
      <PartHeader title={title} aside={formatCount(slots.length, "slot", "slots")} />
      <SlotList title={title} slots={slots} members={members} />
    </section>
  );
}

const SlotList = ({ title, slots, members }: GroupProps) => (
  <LongList entries={slots} part={10}>
    {(shown) => (
      <ul aria-label={title} className="gap-x-12 @4xl/page:grid @4xl/page:grid-cols-2">
        {shown.map((change) => (
          <Slot
            key={`${change.crime.id} ${change.slot.member.id} ${change.slot.position}`}
            change={change}
            name={memberName({ members }, change.slot.member.id)}
          />
        ))}
      </ul>
    )}
  </LongList>
);

/** A slot in two lines: the member with the rate here and, below, the role here and the one to change to. */
function Slot({ change, name }: { change: SlotToChange; name: string }) {
  const { crime, slot } = change;
  const target = change.emptySlot ?? change.bestRole;
  return (
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-2 border-b border-row py-1.5">
      <span className="leading-5 font-semibold wrap-anywhere">
        <RowPlayerLink id={slot.member.id}>
          <PlayerName>{name}</PlayerName>
        </RowPlayerLink>
      </span>
      <span className="text-right leading-5 font-semibold">{slot.passRate}%</span>
      <span className="text-small leading-4.5 text-muted-foreground">
        <a
          href={crimeUrl(crime.id)}
          target="_blank"
          rel="noreferrer"
          translate="no"
          className="relative underline max-md:-my-3 max-md:py-3"
        >
          {slot.position}, {crime.name}
        </a>
        {target !== null && (
          <WithNames names={[target.position, target.crimeName]}>
            {` → ${target.position}, ${target.crimeName}`}
          </WithNames>
        )}
      </span>
      {target !== null && (
        <span className="text-right text-small leading-4.5 text-success">{target.passRate}%</span>
      )}
    </li>
  );
}
