import { useMemo } from "react";

import { ViewHeadline } from "@/components/figures/view-headline";
import { formatCount, formatMoneyShort } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isUnpaid, type PayoutTerms } from "@/lib/game/crimes/owed";
import { payoutOf } from "@/lib/game/crimes/payout";

interface OwedHeadlineProps {
  crimes: readonly OrganisedCrime[];
  terms: PayoutTerms;
}

/** "$94.0m to pay to 11 members". */
export function OwedHeadline({ crimes, terms }: OwedHeadlineProps) {
  const { members, total, kept } = useMemo(
    () =>
      payoutOf(
        crimes.filter((crime) => isUnpaid(crime, terms)),
        terms.membersShare,
      ),
    [crimes, terms],
  );
  const paid = members.filter(({ money }) => money > 0).length;
  return (
    <ViewHeadline figure={formatMoneyShort(total - kept)}>
      to pay to {formatCount(paid, "member", "members")}
    </ViewHeadline>
  );
}
