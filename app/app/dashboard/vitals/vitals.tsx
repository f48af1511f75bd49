"use client";

import type { ReactNode } from "react";

import { useSession } from "@/components/session/session";
import { RetryAdvice } from "@/components/state/retry-advice";
import { type Answer, useAnswer } from "@/components/state/use-answer";
import { needsOf } from "@/lib/api/access";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";

import { BarVital } from "./bar-vital";
import { CooldownVital } from "./cooldown-vital";
import { AwaitedVital, CooldownName } from "./vital";

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

/** Seven in a row; four above three if there is less room; pairs on a phone. */
const CELLS =
  "grid *:border-l *:px-3.5 max-md:grid-cols-2 max-md:*:odd:border-l-0 max-md:*:odd:pl-0 max-md:*:nth-[n+3]:border-t";

/** Bars and cooldowns, counting down. Each is shown even if the other fails. */
export function Vitals() {
  const session = useSession();
  const bars = useAnswer(barsQuery(session));
  const cooldowns = useAnswer(cooldownsQuery(session));

  return (
    <section
      aria-label="Bars and cooldowns"
      className="border-y md:@4xl/page:grid md:@4xl/page:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]"
    >
      {(isAwaited(bars) || isAwaited(cooldowns)) && (
        <p role="status" className="sr-only">
          Loading...
        </p>
      )}
      <div className={`${CELLS} md:grid-cols-4 md:*:first:border-l-0 md:*:first:pl-0`}>
        <Cells what="bars" of={bars} awaited={BARS.map(([name]) => name)}>
          {(data, readAtMs) =>
            BARS.map(([name, kind]) => (
              <BarVital key={kind} kind={kind} name={name} bar={data[kind]} readAtMs={readAtMs} />
            ))
          }
        </Cells>
      </div>
      <div
        className={`${CELLS} max-md:border-t md:@max-4xl/page:grid-cols-4 md:@max-4xl/page:border-t md:@max-4xl/page:*:first:border-l-0 md:@max-4xl/page:*:first:pl-0 md:@4xl/page:grid-cols-3 md:@4xl/page:*:first:border-l-rule md:@4xl/page:*:last:pr-0`}
      >
        <Cells
          what="cooldowns"
          of={cooldowns}
          awaited={COOLDOWNS.map(([name]) => (
            <CooldownName key={name} of={name} />
          ))}
        >
          {(data, readAtMs) =>
            COOLDOWNS.map(([name, kind, seconds]) => (
              <CooldownVital
                key={kind}
                kind={kind}
                name={name}
                endsAtMs={endOf(data[seconds], readAtMs)}
              />
            ))
          }
        </Cells>
      </div>
    </section>
  );
}

const endOf = (seconds: number | null, readAtMs: number) =>
  seconds === null ? null : readAtMs + seconds * 1000;

const isAwaited = ({ data, error }: Answer<unknown>) => data === undefined && error === null;

interface CellsProps<T> {
  what: string;
  of: Answer<T>;
  /** The names of its cells. */
  awaited: readonly ReactNode[];
  children: (data: T, readAtMs: number) => ReactNode;
}

function Cells<T>({
  what,
  of: { data, error, readAtMs, retry },
  awaited,
  children,
}: CellsProps<T>) {
  if (data !== undefined) return children(data, readAtMs);
  if (error === null) return awaited.map((name, i) => <AwaitedVital key={i} name={name} />);
  return (
    <p role="alert" className="col-span-full py-2.5">
      Your {what} couldn’t be read.{" "}
      <RetryAdvice error={error} needs={needsOf("user/bars", "user/cooldowns")} retry={retry} />
    </p>
  );
}
