import { createContext, type ReactNode, use } from "react";

import { balanceUrl, payUrl } from "@/components/game/action-links";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";

/** The function that a tick in a table calls. It is a context, so that the columns stay the same when ticks change. */
export const Ticks = createContext<(id: number, isTicked: boolean) => void>(() => undefined);

interface TickBoxProps {
  id: number;
  isTicked: boolean;
  /** The box's label. */
  children: ReactNode;
}

export function TickBox({ id, isTicked, children }: TickBoxProps) {
  const tick = use(Ticks);
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2.5 max-md:min-h-11">
      <Checkbox
        checked={isTicked}
        onCheckedChange={(isOn) => {
          tick(id, isOn);
        }}
      />
      {children}
    </label>
  );
}

interface PaidBoxProps {
  memberId: number;
  name: string;
  isPaid: boolean;
  /** True below a column head that says “Paid” already. */
  isBare?: boolean;
}

/** The checkbox that marks a member as paid. */
export function PaidBox({ memberId, name, isPaid, isBare = false }: PaidBoxProps) {
  return (
    <TickBox id={memberId} isTicked={isPaid}>
      <span className={isBare ? "sr-only" : undefined}>
        Paid{" "}
        <span translate="no" className="sr-only">
          {name}
        </span>
      </span>
    </TickBox>
  );
}

export interface PaymentProps {
  memberId: number;
  name: string;
  /** Whole dollars. */
  money: number;
}

interface PaymentLinkProps extends PaymentProps {
  /** The form that adds to the member's balance, or the one that gives out of the vault. */
  onto: "balance" | "wallet";
  className?: string;
  /** The link's text without the member's name, which is added for screen readers. */
  children: ReactNode;
}

/** A link to one of the game's forms, filled in. Following it marks the member as paid. */
export function PaymentLink({
  memberId,
  name,
  money,
  onto,
  className,
  children,
}: PaymentLinkProps) {
  const tick = use(Ticks);
  return (
    <Button asChild variant="outline" size="sm" className={className}>
      <a
        href={onto === "balance" ? balanceUrl(memberId, money) : payUrl(memberId, money)}
        target="_blank"
        rel="noreferrer"
        onClick={() => {
          tick(memberId, true);
        }}
      >
        <span>
          {children}
          <span className="sr-only">
            {" "}
            {onto === "balance" ? "of" : "to"} <span translate="no">{name}</span>
          </span>
        </span>
      </a>
    </Button>
  );
}
