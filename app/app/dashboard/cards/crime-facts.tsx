import { PackageX } from "lucide-react";

import { StartsIn } from "@/components/crimes/starts-in";
import { DescriptionRow } from "@/components/figures/description-list";
import { Flag } from "@/components/figures/flag";
import { GameTime } from "@/components/game/game-time";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount } from "@/lib/format/numbers";
import { formatGameMoment, formatRemaining } from "@/lib/format/times";
import { earliestStart } from "@/lib/game/crimes/earliest-start";
import {
  filledCount,
  isFilled,
  isItemMissing,
  type OrganisedCrime,
  slotCount,
} from "@/lib/game/crimes/organised-crime";

/** The player's own crime: its start, the player's role and missing item, and the number of filled slots. */
export function CrimeFacts({ crime }: { crime: OrganisedCrime }) {
  const { data: keyInfo } = useOptionalQuery(keyInfoQuery(useSession()));
  const nowMs = useNow(MINUTE_MS);
  const startsAtMs = earliestStart(crime, nowMs);
  const empty = crime.slots.length - filledCount(crime);
  const playerId = keyInfo?.player?.id;
  const own = crime.slots.filter(isFilled).find(({ member }) => member.id === playerId);
  const missingItemId = own && isItemMissing(own) ? own.item.id : null;

  return (
    <>
      <p translate="no" className="mt-2 font-display text-h1 font-medium">
        {crime.name}
      </p>
      {missingItemId !== null && (
        <p className="mt-1">
          <MissingItem id={missingItemId} />
        </p>
      )}
      <dl className="mt-1">
        <DescriptionRow
          label={empty === 0 ? "Ready" : "Earliest start"}
          value={
            startsAtMs === null ? (
              "–"
            ) : (
              <>
                <GameTime atMs={startsAtMs}>{formatGameMoment(startsAtMs, nowMs)}</GameTime>
                <StartsIn crime={crime} nowMs={nowMs} format={inOrNow} />
              </>
            )
          }
        />
        {own && (
          <DescriptionRow label="Your role" value={own.position === "" ? "–" : own.position} />
        )}
        {own && (
          <DescriptionRow
            label="Your pass rate"
            value={own.passRate === null ? "–" : `${own.passRate}%`}
          />
        )}
        <DescriptionRow
          label="Slots filled"
          value={`${filledCount(crime)} of ${formatCount(slotCount(crime), "slot", "slots")}`}
        />
        {crime.difficulty !== null && (
          <DescriptionRow label="Difficulty" value={crime.difficulty} />
        )}
      </dl>
    </>
  );
}

const inOrNow = (remainingMs: number) =>
  remainingMs === 0 ? ", now" : `, in ${formatRemaining(remainingMs)}`;

/** The item that the player is missing. The list of items is long, so it is requested only if an item is missing. */
function MissingItem({ id }: { id: number }) {
  const { data: items } = useOptionalQuery(itemsQuery(useSession()));
  const name = items?.entries.find((item) => item.id === id)?.name;
  return <Flag Icon={PackageX}>{`You need ${name ?? `item [${id}]`}`}</Flag>;
}
