import { use } from "react";

import { balanceUrl, payUrl } from "@/components/game/links";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/format/numbers";

import { Ticks } from "./ticks";

interface PayLinksProps {
  memberId: number;
  name: string;
  hasLeft: boolean;
  /** Whole dollars. */
  money: number;
}

/** Links to the game's own forms, filled in; following one ticks the member off. Who has left has no balance. */
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
              To balance
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
