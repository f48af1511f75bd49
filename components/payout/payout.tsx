import { createContext, type ReactNode, use } from "react";

import { balanceUrl, payUrl } from "@/components/game/links";
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

interface PayLinksProps {
  memberId: number;
  name: string;
  hasLeft: boolean;
  /** Whole dollars. */
  money: number;
}

/** Links to the game's own forms, filled in. Following a link marks the member as paid. A former member has no balance. */
export function PayLinks({ memberId, name, hasLeft, money }: PayLinksProps) {
  const tick = use(Ticks);
  const link = (url: string) => ({
    href: url,
    target: "_blank",
    rel: "noreferrer",
    onClick: () => {
      tick(memberId, true);
    },
  });
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Button asChild variant="outline" size="sm">
        <a {...link(payUrl(memberId, money))}>
          <span>
            Pay {formatMoney(money)}
            <span className="sr-only">
              {" "}
              to <span translate="no">{name}</span>
            </span>
          </span>
        </a>
      </Button>
      {!hasLeft && (
        <Button asChild variant="outline" size="sm">
          <a {...link(balanceUrl(memberId, money))}>
            <span>
              Add to balance
              <span className="sr-only">
                {" "}
                of <span translate="no">{name}</span>
              </span>
            </span>
          </a>
        </Button>
      )}
    </span>
  );
}
