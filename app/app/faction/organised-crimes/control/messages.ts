import { abroadText } from "@/components/faction/state-text";
import { type CrimeLookups, itemName, memberName } from "@/components/crimes/crime-lookups";
import { formatList, formatMoneyShort } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { isFallenOrFederal } from "@/lib/game/faction/member";
import { earliestStart } from "@/lib/game/crimes/earliest-start";
import type { SlotFits } from "@/lib/game/crimes/fits";
import type { CrimeWithProblems } from "@/lib/game/crimes/group-crimes";
import {
  isFilled,
  isRecruiting,
  type OrganisedCrime,
  type SlotWithoutItem,
} from "@/lib/game/crimes/organised-crime";
import type { MemberState } from "@/lib/game/crimes/problems";

/** A message to send in the game. */
export interface Message {
  /** The names that it is for: "Alpha", "Alpha and Bravo"; "the faction" if nobody is named. */
  to: string;
  text: string;
}

interface MessageOptions {
  lookups: CrimeLookups;
  nowMs: number;
  /** For each slot of the crime; null if unknown. */
  fits: readonly SlotFits[] | null;
  /** The player's own id; null if unknown. They get no message. */
  ownId: number | null;
}

/**
 * The messages about the problems of a crime, one for each: a member who is away or lacks an item, and all empty slots together.
 * Only members whose names are known get one, about items whose names are known, and nobody who can't act on it.
 */
export function messagesFor(
  { crime, problems }: CrimeWithProblems,
  options: MessageOptions,
): Message[] {
  const { lookups, ownId } = options;
  const mayGet = (id: number) => id !== ownId && lookups.members.has(id);
  const toMembers = problems.flatMap((problem) => {
    switch (problem.kind) {
      case "late":
      case "away":
        return mayGet(problem.member.id) && !isFallenOrFederal(problem.member)
          ? awayMessage(crime, problem.member, options)
          : [];
      case "missing-item":
        return problem.slots
          .filter(({ member, item }) => mayGet(member.id) && lookups.items.has(item.id))
          .map((slot) => itemMessage(crime, slot, options));
      case "left":
      case "low-pass-rate":
      case "stuck":
      case "unpaid":
        return [];
    }
  });
  const isEmpty = isRecruiting(crime) && !crime.slots.every(isFilled);
  return isEmpty ? [...toMembers, emptyMessage(crime, options)] : toMembers;
}

/** "Clinical Precision is ready at 11:30 TCT", "… has been ready since 07:28 TCT". */
function readyText(crime: OrganisedCrime, nowMs: number): string {
  const atMs = earliestStart(crime, nowMs);
  if (atMs === null) return `${crime.name} is waiting to start`;
  if (atMs <= nowMs) return `${crime.name} has been ready since ${moment(atMs, nowMs)}`;
  return `${crime.name} is ready ${isRecruiting(crime) ? "about" : "at"} ${moment(atMs, nowMs)}`;
}

/** "11:30 TCT", "Sat 14:40 TCT". */
const moment = (atMs: number, nowMs: number) => `${formatGameMoment(atMs, nowMs)} TCT`;

function awayMessage(
  crime: OrganisedCrime,
  { id, state, stateUntilMs, abroadIn }: MemberState,
  { lookups, nowMs }: MessageOptions,
): Message {
  const to = memberName(lookups, id);
  const startMs = earliestStart(crime, nowMs);
  const isLate = startMs !== null && startMs <= nowMs;
  const by = startMs === null || isLate ? "soon" : `by ${moment(startMs, nowMs)}`;
  const until =
    stateUntilMs === null || stateUntilMs <= nowMs ? "" : ` until ${moment(stateUntilMs, nowMs)}`;
  const [where, please] =
    state === "Traveling"
      ? ["traveling", `Please be in Torn ${by} and stay until it starts.`]
      : abroadIn !== null || state === "Abroad"
        ? [
            `${STAYS[state] ?? ""}${abroadText(abroadIn ?? "")}${until}`,
            `Please fly home${isLate ? ": it starts once you’re back" : ` so that you’re in Torn ${by}`}.`,
          ]
        : state === "Jail"
          ? [`in jail${until}`, "Shall we bust you out?"]
          : state === "Hospital"
            ? [`in hospital${until}`, `Can you leave ${by}, or do you need a revive?`]
            : ["away", `Please be ready ${by}.`];
  return { to, text: `${to}, ${readyText(crime, nowMs)} and you’re ${where}. ${please}` };
}

/** A stay abroad, before its country. */
const STAYS: Readonly<Record<string, string>> = { Hospital: "in hospital ", Jail: "in jail " };

function itemMessage(
  crime: OrganisedCrime,
  slot: SlotWithoutItem,
  { lookups, nowMs }: MessageOptions,
): Message {
  const to = memberName(lookups, slot.member.id);
  const price = lookups.prices.get(slot.item.id) ?? null;
  const startMs = earliestStart(crime, nowMs);
  const by = startMs !== null && startMs > nowMs ? " by then" : "";
  const cost = price === null ? "" : `: about ${formatMoneyShort(price)} on the item market`;
  const item = itemName(lookups, slot.item.id);
  return { to, text: `${to}, ${readyText(crime, nowMs)}. Please get ${item}${by}${cost}.` };
}

function emptyMessage(
  crime: OrganisedCrime,
  { lookups, nowMs, fits, ownId }: MessageOptions,
): Message {
  const { name, difficulty, slots, expiresAtMs } = crime;
  const named = slots.flatMap(({ position }, index) => {
    const first = fits?.[index]?.first ?? null;
    if (first === null || first.memberId === ownId) return [];
    const member = memberName(lookups, first.memberId);
    return [{ member, text: position === "" ? member : `${member} as ${position}` }];
  });
  const empty = slots.filter((slot) => !isFilled(slot)).length;
  const level = difficulty === null ? "" : ` (level ${difficulty})`;
  const count = empty === 1 ? "a free slot" : `${empty} free slots`;
  const whom = named.length === 0 ? "" : `: ${formatList(named.map(({ text }) => text))}`;
  const by =
    expiresAtMs === null || expiresAtMs <= nowMs ? "" : ` before ${moment(expiresAtMs, nowMs)}`;
  return {
    to: named.length === 0 ? "the faction" : formatList(named.map(({ member }) => member)),
    text: `${name}${level} has ${count}${whom}. Please join${by}.`,
  };
}
