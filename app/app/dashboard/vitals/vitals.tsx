"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { RetryAdvice } from "@/components/feedback/retry-advice";
import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { accessFor } from "@/lib/api/transport/access";

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

/** Two columns of four on a phone, the last of them a link; seven in a row, or four above three, where there is room. */
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
        {(data, readAtMs) =>
          BARS.map(([name, kind]) => (
            <BarVital key={kind} kind={kind} name={name} bar={data[kind]} readAtMs={readAtMs} />
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

const endOf = (seconds: number | null, readAtMs: number) =>
  seconds === null ? null : readAtMs + seconds * 1000;

const isAwaited = ({ data, error }: OptionalResult<unknown>) =>
  data === undefined && error === null;

interface CellsProps<T> {
  what: "bars" | "cooldowns";
  query: OptionalResult<T>;
  /** The names of its cells. */
  awaited: readonly ReactNode[];
  children: (data: T, readAtMs: number) => ReactNode;
}

function Cells<T>({
  what,
  query: { data, error, readAtMs, retry },
  awaited,
  children,
}: CellsProps<T>) {
  if (data !== undefined) return children(data, readAtMs);
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
      Your {what} couldn’t be read.{" "}
      <RetryAdvice error={error} access={accessFor("user/bars", "user/cooldowns")} retry={retry} />
    </p>
  );
}
