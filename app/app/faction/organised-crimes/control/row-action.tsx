import { ArrowRight, ArrowUpRight } from "lucide-react";

import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { crimeUrl, itemMarketUrl, profileUrl } from "@/components/game/links";
import { Button } from "@/components/ui/button";
import type { Action, ActionableCrime } from "@/lib/game/crimes/group-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

import { MISSING_ITEMS } from "./missing-items";

interface RowActionProps {
  row: ActionableCrime;
  book: CrimeLookups;
  /** Opens the payouts. */
  onPayOut: () => void;
}

const LOOK = "min-w-30 justify-between self-end @4xl/page:self-center max-md:h-11";

/** The one thing to do about a crime: in the game, among the payouts, or in the shopping list below. */
export function RowAction({ row: { crime, action }, book, onPayOut }: RowActionProps) {
  if (action.kind === "pay out") {
    return (
      <Button
        variant="outline"
        size="sm"
        className={LOOK}
        aria-label={`Pay out ${crime.name}`}
        onClick={onPayOut}
      >
        Pay out
        <ArrowRight aria-hidden />
      </Button>
    );
  }
  const { text, of, href } = linkOf(action, crime, book);
  const isHere = href.startsWith("#");
  return (
    <Button asChild variant="outline" size="sm" className={LOOK}>
      <a
        href={href}
        aria-label={`${text}: ${of}`}
        {...(!isHere && { target: "_blank", rel: "noreferrer" })}
      >
        {text}
        {isHere ? <ArrowRight aria-hidden /> : <ArrowUpRight aria-hidden />}
      </a>
    </Button>
  );
}

function linkOf(
  action: Exclude<Action, { kind: "pay out" }>,
  crime: OrganisedCrime,
  book: CrimeLookups,
) {
  if (action.kind === "profile") {
    const { memberId } = action;
    return { text: "Open profile", of: memberName(book, memberId), href: profileUrl(memberId) };
  }
  if (action.kind === "buy") {
    const { items } = action;
    const item = items[0] && book.items.get(items[0].itemId);
    if (items.length > 1) {
      return { text: `Buy ${items.length} items`, of: crime.name, href: `#${MISSING_ITEMS}` };
    }
    if (item) return { text: "Buy item", of: item.name, href: itemMarketUrl(item) };
  }
  return { text: "Open crime", of: crime.name, href: crimeUrl(crime.id) };
}
