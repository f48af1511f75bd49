import { Explain } from "@/components/figures/explain";
import { useNow } from "@/components/window/use-now";
import { formatGameDate } from "@/lib/format/days";
import { formatDays } from "@/lib/format/numbers";
import { foundedOnMs } from "@/lib/game/faction/faction";
import { MINUTE_MS } from "@/lib/game/time/time";

/** "1,232 days, since 7 Jul 2023": the game gives the days, and we work out the date. */
export function Age({ daysOld }: { daysOld: number }) {
  const now = useNow(MINUTE_MS);
  const foundedOn = formatGameDate(foundedOnMs(daysOld, now));
  return (
    <>
      {formatDays(daysOld)}, since {foundedOn}{" "}
      <Explain
        title="Founding day"
        lines={[
          { label: "Today", value: formatGameDate(now) },
          { label: "Age", value: formatDays(daysOld) },
          { label: "Founded on", value: foundedOn },
        ]}
        note="The game only gives whole days, so it may have been the day before."
      />
    </>
  );
}
