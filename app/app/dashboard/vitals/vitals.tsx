"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { RetryAdvice } from "@/components/feedback/retry-advice";
import { Countdown } from "@/components/game/game-time";
import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import { Progress } from "@/components/ui/progress";
import { useTimeSelector } from "@/components/window/use-now";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { accessFor } from "@/lib/api/transport/access";
import { endOf, HOUR_MS } from "@/lib/common/time";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { type Bar, type BarKind, barNow, fullAtMs, resetsAtMs } from "@/lib/game/account/bars";

import { AwaitedVital, CooldownName, Moment, Vital } from "./vital";

const BarMore = onDemand(() => import("./vital-more").then((l) => l.BarMore));

const EndOfVital = onDemand(() => import("./vital-more").then((l) => l.EndOfVital));

const BARS = [
  ["Energy", "energy"],
  ["Nerve", "nerve"],
  ["Happy", "happy"],
  ["Life", "life"],
] as const;

const COOLDOWNS = [
  ["Drug", "drug", "drugSeconds"],
  ["Booster", "booster", "boosterSeconds"],
  ["Medical", "medical", "medicalSeconds"],
] as const;

/** Two columns of four cells on a phone, the last cell being a link; otherwise seven in a row, or four above three. */
const GRID =
  "grid border-y max-md:grid-flow-col max-md:grid-cols-2 max-md:grid-rows-[repeat(4,auto)] max-md:gap-x-4 max-md:border-rule md:grid-cols-4 md:*:border-l md:*:first:border-l-0 md:*:first:*:pl-0 md:@4xl/page:grid-cols-7";

/** Bars and cooldowns, counting down. Each is shown even if the other fails. */
export function Vitals() {
  const session = useSession();
  const bars = useOptionalQuery(barsQuery(session));
  const cooldowns = useOptionalQuery(cooldownsQuery(session));

  return (
    <section aria-label="Bars and cooldowns" className={GRID}>
      <Cells what="bars" query={bars} awaited={BARS.map(([name]) => name)}>
        {(data, fetchedAtMs) =>
          BARS.map(([name, kind]) => (
            <BarVital
              key={kind}
              kind={kind}
              name={name}
              bar={data[kind]}
              fetchedAtMs={fetchedAtMs}
            />
          ))
        }
      </Cells>
      <Cells
        what="cooldowns"
        query={cooldowns}
        awaited={COOLDOWNS.map(([name]) => (
          <CooldownName key={name} name={name} />
        ))}
      >
        {(data, fetchedAtMs) =>
          COOLDOWNS.map(([name, kind, seconds]) => (
            <CooldownVital
              key={kind}
              kind={kind}
              name={name}
              endsAtMs={endOf(null, data[seconds], fetchedAtMs)}
            />
          ))
        }
      </Cells>
      <a
        href="#next"
        className="flex min-h-11 items-center justify-between text-primary no-underline md:hidden"
      >
        Next 24 hours
        <ChevronDown aria-hidden className="size-4" />
      </a>
      {(isAwaited(bars) || isAwaited(cooldowns)) && (
        <p role="status" className="sr-only">
          Loading...
        </p>
      )}
    </section>
  );
}

const isAwaited = ({ data, error }: OptionalResult<unknown>) =>
  data === undefined && error === null;

interface CellsProps<T> {
  what: "bars" | "cooldowns";
  query: OptionalResult<T>;
  /** The names of the cells. */
  awaited: readonly ReactNode[];
  children: (data: T, fetchedAtMs: number) => ReactNode;
}

function Cells<T>({
  what,
  query: { data, error, fetchedAtMs, retry },
  awaited,
  children,
}: CellsProps<T>) {
  if (data !== undefined) return children(data, fetchedAtMs);
  if (error === null) return awaited.map((name, i) => <AwaitedVital key={i} name={name} />);
  return (
    <p
      role="alert"
      className={
        what === "bars"
          ? "py-2.5 max-md:row-span-4 md:col-span-4"
          : "py-2.5 max-md:row-span-3 md:col-span-3 md:px-3.5"
      }
    >
      Couldn’t load your {what}.{" "}
      <RetryAdvice error={error} access={accessFor("user/bars", "user/cooldowns")} retry={retry} />
    </p>
  );
}

/** The largest maximum that fits beside the value on a phone. */
const SHORT = 999;

export interface BarVitalProps {
  kind: BarKind;
  name: string;
  bar: Bar;
  /** The time of the response; the bar's seconds count from then. */
  fetchedAtMs: number;
}

/** A bar and its current value: it grows with the game's ticks, and happy above its maximum falls to it. */
export function BarVital({ kind, name, bar, fetchedAtMs }: BarVitalProps) {
  const current = useTimeSelector(1000, (nowMs) => barNow(kind, bar, fetchedAtMs, nowMs));
  const resetMs = resetsAtMs(kind, bar, fetchedAtMs);
  const endsAtMs = resetMs ?? fullAtMs(kind, bar, fetchedAtMs);
  const isFull = useTimeSelector(1000, (nowMs) => endsAtMs !== null && nowMs >= endsAtMs);
  const { maximum } = bar;
  const row = {
    name,
    value: (
      <>
        {formatWhole(current)}
        <span
          className={`text-small font-normal text-muted-foreground ${maximum > SHORT ? "max-md:sr-only" : ""}`}
        >
          {" "}
          / {formatWhole(maximum)}
        </span>
      </>
    ),
    meter: <Progress label={name} value={current} max={maximum} className="max-md:h-0.75" />,
  };
  if (endsAtMs === null) return <Vital {...row} />;
  if (isFull) return <Vital {...row} remaining="Full" moment="Full" />;
  return (
    <Vital
      {...row}
      moment={<Moment atMs={endsAtMs} />}
      remaining={
        <>
          {resetMs === null ? "Full" : "Resets"} in{" "}
          <Countdown endsAtMs={endsAtMs} format={formatDuration} />
        </>
      }
    >
      <BarMore
        kind={kind}
        name={name}
        bar={bar}
        fetchedAtMs={fetchedAtMs}
        endsAtMs={endsAtMs}
        resets={resetMs !== null}
      />
    </Vital>
  );
}

interface CooldownVitalProps {
  kind: "drug" | "booster" | "medical";
  name: string;
  /** Null if unknown. */
  endsAtMs: number | null;
}

function CooldownVital({ endsAtMs, ...props }: CooldownVitalProps) {
  if (endsAtMs !== null) return <KnownVital endsAtMs={endsAtMs} {...props} />;
  return <Vital name={<CooldownName name={props.name} />} value="–" remaining="Unknown" />;
}

function KnownVital({ kind, name, endsAtMs }: CooldownVitalProps & { endsAtMs: number }) {
  const isOver = useTimeSelector(1000, (nowMs) => nowMs >= endsAtMs);
  const hours = useTimeSelector(1000, (nowMs) => Math.ceil((endsAtMs - nowMs) / HOUR_MS));
  const row = {
    name: <CooldownName name={name} />,
    meter: (
      <Progress
        label={`${name} cooldown, in hours`}
        value={Math.max(0, hours)}
        max={24}
        className="max-md:h-0.75 *:bg-muted-foreground"
      />
    ),
  };
  if (isOver) return <Vital {...row} value="None" remaining="Ready" />;
  return (
    <Vital
      {...row}
      value={<Countdown endsAtMs={endsAtMs} format={formatDuration} />}
      remaining={
        <>
          Ends <Moment atMs={endsAtMs} />
        </>
      }
    >
      <EndOfVital label="Ends" event={{ id: kind, kind, atMs: endsAtMs }} />
    </Vital>
  );
}
