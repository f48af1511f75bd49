import { Banknote, NotebookPen, X } from "lucide-react";
import { Suspense, useState } from "react";

import { Flag } from "@/components/figures/flag";
import { onDemand } from "@/components/ui/on-demand";
import { formatMoneyShort, formatWhole } from "@/lib/format/numbers";

import type { MemberRow } from "./rows";
import { Balance, LastAction } from "./values";

const MemberMore = onDemand(() => import("./member-more").then((l) => l.MemberMore));

/** A member on a phone: two lines, and the rest at a tap. */
export const memberMobileRow = (member: MemberRow) => <MemberMobileRow {...member} />;

function MemberMobileRow(member: MemberRow) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // The whole of the row is the target, so its own padding is taken back.
    <details
      className="-mt-3 -mb-2.5"
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="grid min-h-19 list-none grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 gap-y-0.5 py-1 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-1.5 text-read font-semibold">
          <span translate="no" className="wrap-anywhere">
            {member.name}
          </span>
          {member.note !== "" && (
            <NotebookPen role="img" aria-label="With a note" className="size-3.5 shrink-0" />
          )}
        </span>{" "}
        <span className="font-display text-xl leading-6 font-medium whitespace-nowrap">
          {formatWhole(member.level)}{" "}
          <span className="font-sans text-small font-normal text-muted-foreground">level</span>
        </span>{" "}
        <span className="col-span-2 grid min-h-6 grid-cols-[minmax(6.75rem,auto)_minmax(0,1fr)_auto] items-center gap-2 whitespace-nowrap text-muted-foreground max-[22rem]:flex max-[22rem]:flex-wrap">
          <span>
            <LastAction {...member} />
          </span>{" "}
          <span>
            <Crime {...member} />
          </span>{" "}
          <Money of={member.money} />
        </span>
      </summary>
      {isOpen && (
        <Suspense>
          <MemberMore {...member} />
        </Suspense>
      )}
    </details>
  );
}

function Crime({ isInOc }: Pick<MemberRow, "isInOc">) {
  if (isInOc === null) return <span title="The game doesn’t say">–</span>;
  return isInOc ? "In an OC" : <Flag Icon={X}>Not in an OC</Flag>;
}

function Money({ of: money }: { of: number | null }) {
  if (money !== null && money < 0) {
    return <Flag Icon={Banknote}>Owes {formatMoneyShort(-money)}</Flag>;
  }
  return (
    <span className="text-foreground">
      <Balance value={money} format={formatMoneyShort} />
    </span>
  );
}
