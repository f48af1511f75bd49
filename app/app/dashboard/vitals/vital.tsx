import { type ReactNode, Suspense, useState } from "react";

import { GameTime } from "@/components/game/game-time";
import { Skeleton } from "@/components/ui/skeleton";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameMoment } from "@/lib/format/times";

interface VitalProps {
  name: ReactNode;
  value: ReactNode;
  /** The bar below the value. */
  meter?: ReactNode;
  /** The remaining time as text; on a phone, `moment` is displayed beside the value instead. */
  remaining?: ReactNode;
  moment?: ReactNode;
  /** The details shown on tap; their code loads on the first tap. */
  children?: ReactNode;
}

const ROW =
  "relative grid px-3.5 pt-2.5 pb-2 hover:bg-accent max-md:flex max-md:min-h-11 max-md:items-center max-md:gap-1.5 max-md:p-0";

/** A bar or cooldown, on one line on a phone. A tap opens its details. */
export function Vital({ children, ...row }: VitalProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (children === undefined) {
    return (
      <div className={ROW}>
        <Cells {...row} />
      </div>
    );
  }
  return (
    <details
      name="vital"
      className="min-w-0"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className={`cursor-pointer list-none ${ROW}`}>
        <Cells {...row} />
      </summary>
      <div className="px-3.5 pb-2 text-small text-muted-foreground max-md:px-0 max-md:pt-2 max-md:pb-1">
        <Suspense>{isOpen && children}</Suspense>
      </div>
    </details>
  );
}

function Cells({ name, value, meter, remaining, moment }: Omit<VitalProps, "children">) {
  return (
    <>
      <span className="text-small text-muted-foreground max-md:text-base">{name}</span>
      <span className="text-read leading-6 font-semibold whitespace-nowrap max-md:ml-auto max-md:text-base">
        {value}
      </span>
      {moment !== undefined && (
        <span className="min-w-10 text-right text-small whitespace-nowrap text-muted-foreground max-[22rem]:hidden md:hidden">
          {moment}
        </span>
      )}
      <span className="my-1.5 block h-1 max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:my-0 max-md:border-b max-md:border-row">
        {meter}
      </span>
      <span className="min-h-4 text-tiny text-muted-foreground max-md:hidden">{remaining}</span>
    </>
  );
}

/** The word "cooldown" is for screen readers only: on screen, the bars beside it make that clear. */
export function CooldownName({ name }: { name: string }) {
  return (
    <>
      {name}
      <span className="sr-only"> cooldown</span>
    </>
  );
}

/** A placeholder with the height of a vital, shown until its data has loaded. */
export function AwaitedVital({ name }: { name: ReactNode }) {
  return <Vital name={name} value={<Skeleton className="my-2 h-2 w-12" />} />;
}

/** A time in game time, with the day unless it is today. */
export function Moment({ atMs }: { atMs: number }) {
  const nowMs = useNow(MINUTE_MS);
  return <GameTime atMs={atMs}>{formatGameMoment(atMs, nowMs)}</GameTime>;
}
