import { ArrowRight, ArrowUpRight } from "lucide-react";

import { crimeUrl, itemMarketUrl, profileUrl } from "@/components/game/links";
import { type Book, memberName } from "@/components/crimes/book";
import { Button } from "@/components/ui/button";

import type { NeedRow } from "./need-rows";

interface NeedActionProps {
  need: NeedRow;
  book: Book;
  /** Opens the payouts. */
  onPayOut: () => void;
}

const LOOK = "justify-between max-md:w-11 max-md:justify-center max-md:p-0";

/** Links to where the need can be dealt with: in the game, or among the payouts. */
export function NeedAction({ need, book, onPayOut }: NeedActionProps) {
  if (need.kind === "unpaid") {
    return (
      <Button
        variant="outline"
        size="sm"
        className={LOOK}
        aria-label={`Pay out ${need.crime.name}`}
        onClick={onPayOut}
      >
        <span className="max-md:sr-only">Pay out</span>
        <ArrowRight aria-hidden />
      </Button>
    );
  }
  const { text, name, href } = actionOf(need, book);
  return (
    <Button asChild variant="outline" size="sm" className={LOOK}>
      <a href={href} aria-label={name} target="_blank" rel="noreferrer">
        <span className="max-md:sr-only">{text}</span>
        <ArrowUpRight aria-hidden />
      </a>
    </Button>
  );
}

function actionOf(need: Exclude<NeedRow, { kind: "unpaid" }>, book: Book) {
  if (need.kind === "missing item") {
    const item = book.items.get(need.itemId);
    if (item) return { text: "Buy", name: `Buy ${item.name}`, href: itemMarketUrl(item) };
  }
  if (need.kind === "away when ready" || need.kind === "left") {
    const name = `Profile of ${memberName(book, need.memberId)}`;
    return { text: "Profile", name, href: profileUrl(need.memberId) };
  }
  return { text: "Crime", name: `Crime ${need.crime.name}`, href: crimeUrl(need.crime.id) };
}
