import type { ReactNode } from "react";

import { itemName, memberName } from "@/components/crimes/book";
import { Countdown } from "@/components/game/countdown";
import { Skeleton } from "@/components/ui/skeleton";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { ItemId } from "@/lib/game/checklist/items";
import type { Facts } from "@/lib/game/checklist/verdict";
import { leftToday } from "@/lib/game/shops/bought-today";

import type { Check } from "./check";
import type { Names } from "./use-names";
import { deedWords, errorWords, FILLED, firstOf, nobodyWords, personWords } from "./words";

/** What a row says besides its title. */
export function CheckNote({
  check,
  names,
  isShared,
}: {
  check: Check;
  names: Names;
  /** Whether its failure is told above, for several. */
  isShared: boolean;
}) {
  if (check.state === "loading") return <Skeleton className="h-2.5 w-28" />;
  if (check.state === "error") return errorWords(check, isShared);
  if (check.state === "disabled") return null;
  return told(check.id, check.state === "complete", check.facts, names);
}

function told(id: ItemId, isDone: boolean, facts: Facts, names: Names): ReactNode {
  switch (facts.kind) {
    case "today":
      return (
        <>
          {deedWords(id, isDone)}, resets in <Countdown endsAtMs={facts.resetsAtMs} />
        </>
      );
    case "drug":
      return <Left endsAtMs={facts.endsAtMs} otherwise="No cooldown" />;
    case "booster":
      return (
        <>
          {facts.endsAtMs === null ? "0 h" : <Countdown endsAtMs={facts.endsAtMs} />} of{" "}
          {facts.maximum.hours} h used
        </>
      );
    case "course":
      return (
        <>
          {names.courses.get(facts.courseId) ?? `Course [${facts.courseId}]`},{" "}
          <Left endsAtMs={facts.endsAtMs} otherwise="end not known" />
        </>
      );
    case "no course":
      return isDone
        ? `All ${formatCount(facts.courses, "course", "courses")} done`
        : `No course running, ${formatWhole(facts.completed)} of ${formatWhole(facts.courses)} done`;
    case "contracts":
      return <Contracts {...facts} />;
    case "virus":
      return (
        <>
          {facts.name ?? "A virus"}, <Left endsAtMs={facts.endsAtMs} otherwise="end not known" />
        </>
      );
    case "no virus":
      return "None being coded";
    case "purchases":
      return (
        <>
          {!isDone && `${formatWhole(leftToday(facts.count))} left, `}
          {isDone ? "Resets" : "resets"} in <Countdown endsAtMs={facts.resetsAtMs} />
        </>
      );
    case "faction":
      return names.faction;
    case "no faction":
      return "You aren’t in a faction";
    case "crime":
      return facts.missingItemId === null
        ? facts.crime
        : `${facts.crime}: your ${itemName(names, facts.missingItemId)} is missing`;
    case "no crime":
      return "You aren’t in one";
    case "filled":
      return `${formatWhole(facts.count)} of ${formatWhole(facts.of)} ${FILLED[id] ?? ""}`;
    case "people":
      return isDone ? nobodyWords(id) : firstOf(facts.people.map(personWords));
    case "pass rates":
      return isDone
        ? `None under ${facts.lowest}\u00a0%`
        : `${firstOf(facts.slots.map(({ memberId, passRate }) => `${memberName(names, memberId)} ${passRate}`))}: under ${facts.lowest}\u00a0%`;
    case "items":
      return isDone
        ? "None missing"
        : firstOf([...new Set(facts.missing.map(({ itemId }) => itemName(names, itemId)))]);
  }
}

/** "4 h 12 min 07 s left". */
function Left({ endsAtMs, otherwise }: { endsAtMs: number | null; otherwise: string }) {
  if (endsAtMs === null) return otherwise;
  return (
    <>
      <Countdown endsAtMs={endsAtMs} /> left
    </>
  );
}

function Contracts({ count, expiresAtMs }: { count: number; expiresAtMs: number | null }) {
  if (count === 0) return "Duke has none open";
  return (
    <>
      {formatCount(count, "contract", "contracts")} of Duke&rsquo;s open
      {expiresAtMs !== null && (
        <>
          {count === 1 ? ", expires in " : ", the first expires in "}
          <Countdown endsAtMs={expiresAtMs} />
        </>
      )}
    </>
  );
}
