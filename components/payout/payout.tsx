import { createContext, type ReactNode, use } from "react";

import { balanceUrl, payUrl } from "@/components/game/action-links";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatMoney } from "@/lib/format/numbers";

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
}

/** The checkbox that marks a member as paid. */
export function PaidBox({ memberId, name, isPaid }: PaidBoxProps) {
  return (
    <TickBox id={memberId} isTicked={isPaid}>
      <span>
        Paid{" "}
        <span translate="no" className="sr-only">
          {name}
        </span>
      </span>
    </TickBox>
  );
}

interface PaymentProps {
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

interface PayLinksProps extends PaymentProps {
  hasLeft: boolean;
  /** True to leave out words that only screen readers need. */
  isShort?: boolean;
}

/** Links to both of the game's forms. A former member has no balance. */
export const PayLinks = ({ hasLeft, isShort = false, ...payment }: PayLinksProps) => (
  <span className="inline-flex flex-wrap gap-2">
    <PaymentLink {...payment} onto="wallet">
      {/* The amount stands beside the links. */}
      Pay <span className="sr-only">{formatMoney(payment.money)}</span>
    </PaymentLink>
    {!hasLeft && (
      <PaymentLink {...payment} onto="balance">
        {isShort ? (
          <>
            <span className="sr-only">Add to </span>Balance
          </>
        ) : (
          "Add to balance"
        )}
      </PaymentLink>
    )}
  </span>
);
