"use client";

import { useSuspenseQueries } from "@tanstack/react-query";

import { GameTime } from "@/components/game/game-time";
import { useSession } from "@/components/session/session";
import { Progress } from "@/components/ui/progress";
import { useNow } from "@/components/window/use-now";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration, formatGameMoment } from "@/lib/format/times";
import type { Bar } from "@/lib/game/account/bars";
import { MINUTE_MS } from "@/lib/game/time/time";

export function Vitals() {
  const session = useSession();
  const [bars, cooldowns] = useSuspenseQueries({
    queries: [barsQuery(session), cooldownsQuery(session)],
  });
  const { energy, nerve, happy, life } = bars.data;
  const { drugSeconds, boosterSeconds, medicalSeconds } = cooldowns.data;

  return (
    <section
      aria-label="Bars and cooldowns"
      className="grid grid-cols-7 border-y *:border-l *:px-3.5 *:last:pr-0 md:*:first:border-l-0 md:*:first:pl-0 md:@max-4xl/page:grid-cols-4 md:@max-4xl/page:*:nth-[n+5]:border-t md:@max-4xl/page:*:nth-5:border-l-0 md:@max-4xl/page:*:nth-5:pl-0 max-md:grid-cols-2 max-md:*:odd:border-l-0 max-md:*:odd:pl-0 max-md:*:nth-[n+3]:border-t"
    >
      <BarVital name="Energy" bar={energy} atMs={bars.dataUpdatedAt} />
      <BarVital name="Nerve" bar={nerve} atMs={bars.dataUpdatedAt} />
      <BarVital name="Happy" bar={happy} atMs={bars.dataUpdatedAt} />
      <BarVital name="Life" bar={life} atMs={bars.dataUpdatedAt} />
      <CooldownVital name="Drug" seconds={drugSeconds} atMs={cooldowns.dataUpdatedAt} />
      <CooldownVital name="Booster" seconds={boosterSeconds} atMs={cooldowns.dataUpdatedAt} />
      <CooldownVital name="Medical" seconds={medicalSeconds} atMs={cooldowns.dataUpdatedAt} />
    </section>
  );
}

const NAME = "text-small text-muted-foreground";
const VALUE = "text-read font-semibold whitespace-nowrap";

function BarVital({ name, bar, atMs }: { name: string; bar: Bar; atMs: number }) {
  return (
    <div className="py-2.5">
      <p className={NAME}>{name}</p>
      <p className={VALUE}>
        {formatWhole(bar.current)}{" "}
        <span className="text-small font-normal text-muted-foreground">
          / {formatWhole(bar.maximum)}
        </span>
      </p>
      <Progress label={name} value={bar.current} max={bar.maximum} className="my-1.5" />
      <p className="text-tiny text-muted-foreground">
        {bar.fullInSeconds === 0 && "Full"}
        {bar.fullInSeconds !== null && bar.fullInSeconds > 0 && (
          <>
            Full <Moment atMs={atMs + bar.fullInSeconds * 1000} />
            <br />
            in <Left endsAtMs={atMs + bar.fullInSeconds * 1000} />
          </>
        )}
      </p>
    </div>
  );
}

function CooldownVital({ name, seconds, atMs }: { name: string; seconds: number; atMs: number }) {
  const endsAtMs = atMs + seconds * 1000;
  return (
    <div className="py-2.5">
      <p className={NAME}>{name} cooldown</p>
      <p className={VALUE}>{seconds === 0 ? "None" : <Left endsAtMs={endsAtMs} />}</p>
      <p className="mt-1.5 text-tiny text-muted-foreground">
        {seconds === 0 ? (
          "Ready"
        ) : (
          <>
            Ends <Moment atMs={endsAtMs} />
          </>
        )}
      </p>
    </div>
  );
}

/** The time that is left, by the minute. */
function Left({ endsAtMs }: { endsAtMs: number }) {
  const now = useNow(1000);
  return formatDuration(Math.max(0, endsAtMs - now));
}

function Moment({ atMs }: { atMs: number }) {
  const now = useNow(MINUTE_MS);
  return <GameTime atMs={atMs}>{formatGameMoment(atMs, now)}</GameTime>;
}
