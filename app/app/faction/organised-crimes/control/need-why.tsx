import type { ReactNode } from "react";

import { type Book, itemName, memberName } from "@/components/crimes/book";
import { formatCount, formatList, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import type { Absence } from "@/lib/game/crimes/need";

import { itemOffers } from "./item-offers";
import type { NeedRow } from "./need-rows";

interface NeedWhyProps {
  need: NeedRow;
  book: Book;
  nowMs: number;
  /** Percent. */
  passRate: number;
}

/** More than any crime has slots. */
const MOST_NAMED = 20;

/** Who or what a crime is waiting for, in a sentence. */
export function NeedWhy({ need, book, nowMs, passRate }: NeedWhyProps): ReactNode {
  const name = (id: number) => memberName(book, id);
  switch (need.kind) {
    case "missing item":
      return (
        <>
          <b>{name(need.memberId)}</b>, {need.slot.position}, needs {itemName(book, need.itemId)}:{" "}
          {itemOffers(book.items.get(need.itemId))}
        </>
      );
    case "away when ready":
      return (
        <>
          <b>{name(need.memberId)}</b>, {need.slot.position}: {absence(need, nowMs)}
        </>
      );
    case "left":
      return (
        <>
          <b>{name(need.memberId)}</b>, {need.slot.position}, has left the faction
        </>
      );
    case "low rates":
      return (
        <>
          Under {passRate}:{" "}
          {need.members.slice(0, MOST_NAMED).map(({ memberId, slot, passRate: rate }, index) => (
            <span key={`${memberId} ${index}`}>
              {index > 0 && ", "}
              <b>{name(memberId)}</b> {rate} as {slot.position}
            </span>
          ))}
          {need.members.length > MOST_NAMED && ` and ${need.members.length - MOST_NAMED} more`}
        </>
      );
    case "delayed":
      return `Waiting for ${formatList(need.by.map((by) => `${name(by.memberId)} (${absence(by, nowMs)})`))}`;
    case "stuck":
      return `${need.filled} of ${formatCount(need.slots, "slot", "slots")} filled, and it expires`;
    case "unpaid":
      return unpaid(need.money, need.memberIds.length);
  }
}

const PLACES: Readonly<Record<string, string>> = {
  Hospital: "in hospital",
  Jail: "in jail",
  Federal: "in federal jail",
  Fallen: "fallen",
  Traveling: "travelling",
  Abroad: "abroad",
};

/** "in hospital until 14:20". */
function absence({ state, untilMs }: Absence, nowMs: number): string {
  const place = PLACES[state] ?? (state === "" ? "state unknown" : state.toLowerCase());
  return untilMs === null ? place : `${place} until ${formatGameMoment(untilMs, nowMs)}`;
}

function unpaid(money: number, members: number): string {
  const each = members > 0 ? `, ${formatMoneyShort(Math.floor(money / members))} each` : "";
  return `${formatMoney(money)} owed to ${formatCount(members, "member", "members")}${each}`;
}
