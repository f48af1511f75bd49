import { ChevronDown } from "lucide-react";
import { type ReactNode, Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";
import type { CrimeWithProblems } from "@/lib/game/crimes/group-crimes";
import { filledCount, type OrganisedCrime, slotCount } from "@/lib/game/crimes/organised-crime";
import { cn } from "@/lib/utils";

import { useOpenedRoster } from "./use-opened-roster";

const Roster = onDemand(() => import("./roster").then((l) => l.Roster));

interface CrimeEntryProps {
  row: CrimeWithProblems;
  className: string;
  /** The grid of the closed row. */
  grid: string;
  /** True if its row comes back and gets the focus. */
  isReturning?: boolean;
  /** Gets the button with the crime's name, which opens the roster, and whether it is open. */
  children: (name: ReactNode, isOpen: boolean) => ReactNode;
}

/**
 * A crime in a list. Pressing anywhere on its row opens the roster below it, except on controls of its own, which must be
 * positioned and have a `z-1`.
 */
export function CrimeEntry({
  row,
  className,
  grid,
  isReturning = false,
  children,
}: CrimeEntryProps) {
  const { crime } = row;
  const [isOpen, toggle] = useOpenedRoster(crime.id);
  return (
    <li className={className}>
      <div className={cn("relative hover:bg-accent", grid)}>
        {children(
          <CrimeName crime={crime} isReturning={isReturning} isOpen={isOpen} onToggle={toggle} />,
          isOpen,
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<p className="py-3 text-muted-foreground">Loading data...</p>}>
          <Roster row={row} />
        </Suspense>
      )}
    </li>
  );
}

interface CrimeNameProps {
  crime: OrganisedCrime;
  isReturning: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** The crime with its level, its status and the number of filled slots. Its area is the whole row. */
function CrimeName({ crime, isReturning, isOpen, onToggle }: CrimeNameProps) {
  const { id, name, difficulty, status } = crime;
  return (
    <button
      ref={isReturning ? focusElement : undefined}
      type="button"
      id={crimeElementId(id)}
      aria-expanded={isOpen}
      className="self-start text-left wrap-anywhere after:absolute after:inset-0 max-md:-my-0.5 max-md:min-h-11 max-md:py-0.5 @4xl/page:self-center"
      onClick={onToggle}
    >
      <b className="block font-semibold max-md:text-base max-md:leading-5">
        <span translate="no">{name}</span>
        <ChevronDown
          aria-hidden
          className={cn(
            "ml-1.5 inline size-3.5 align-[-0.125rem] text-muted-foreground transition-transform",
            !isOpen && "-rotate-90",
          )}
        />
      </b>
      <span className="block text-small leading-4 text-muted-foreground max-md:text-sm max-md:leading-5">
        {difficulty !== null && `Level ${difficulty}, `}
        {status} {filledCount(crime)} of {slotCount(crime)}
      </span>
    </button>
  );
}

const focusElement = (element: HTMLElement | null) => {
  element?.focus();
};

/** The id of the button that opens a crime's roster. */
export const crimeElementId = (crimeId: number) => `crime-${crimeId}`;
