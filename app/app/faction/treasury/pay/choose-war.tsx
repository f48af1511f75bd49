import { ChevronDown } from "lucide-react";

import { ProgressCircle } from "@/components/figures/progress-circle";
import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";
import { Popover, PopoverClose } from "@/components/ui/popover";
import { formatShortGameDay } from "@/lib/format/days";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { isSameRun, payoutRunsStore } from "@/lib/store/user/payout-runs";

import { choiceKey, paidText, type PayChoice } from "./choices";
import { runOf } from "./use-pay-rows";

interface ChooseWarProps {
  choices: readonly PayChoice[];
  selected: PayChoice;
  /** The number of members to whom the selected war owes money, paid or not; null if unknown. */
  members: number | null;
  onChoose: (key: string) => void;
}

/** The button that names the selected war or chain, and the list of all of them behind it. */
export function ChooseWar({ choices, selected, members, onChoose }: ChooseWarProps) {
  const runs = useStoredValue(payoutRunsStore);
  return (
    <Popover
      label="Wars and chains"
      trigger={
        <Button
          variant="outline"
          className="h-auto! min-h-9 min-w-0 shrink! justify-between text-left whitespace-normal! max-md:basis-28 max-md:grow max-md:px-2.5"
        >
          <span className="min-w-0 py-1.5 leading-5 wrap-anywhere">
            <b translate={selected.isName ? "no" : undefined} className="font-semibold">
              {selected.title}
            </b>{" "}
            <span className="font-normal whitespace-nowrap text-muted-foreground">
              {selected.endedAtMs === null ? "in progress" : formatShortGameDay(selected.endedAtMs)}
            </span>
          </span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <p className="mb-1 font-semibold">Wars and chains</p>
      <LongList entries={choices} part={30}>
        {(shown) => (
          <ul>
            {shown.map((choice) => {
              const isSelected = choice === selected;
              const paidIds = runs.find((run) => isSameRun(run, runOf(choice)))?.paidIds ?? [];
              return (
                <li key={choiceKey(choice)} className="border-t border-row">
                  <ChoiceButton
                    choice={choice}
                    isSelected={isSelected}
                    paid={paidIds.length}
                    members={isSelected ? members : null}
                    onChoose={onChoose}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </LongList>
      <p className="mt-1.5 text-small text-muted-foreground">
        The last 100 of each. Chains during a war are part of it.
      </p>
    </Popover>
  );
}

interface ChoiceButtonProps extends Pick<ChooseWarProps, "members" | "onChoose"> {
  choice: PayChoice;
  isSelected: boolean;
  /** The number of members who are marked as paid. */
  paid: number;
}

function ChoiceButton({ choice, isSelected, paid, members, onChoose }: ChoiceButtonProps) {
  const { title, isName, result, startsAtMs, endedAtMs } = choice;
  const fraction = members === null ? Math.min(paid, 0.5) : members > 0 ? paid / members : 0;
  return (
    <PopoverClose
      aria-current={isSelected || undefined}
      className="grid min-h-13 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 py-1 text-left hover:bg-accent aria-current:font-semibold"
      onClick={() => {
        onChoose(choiceKey(choice));
      }}
    >
      <ProgressCircle value={fraction} className="text-primary" />
      <span className="min-w-0">
        <span translate={isName ? "no" : undefined} className="block wrap-anywhere">
          {title}
        </span>
        <span className="block wrap-anywhere text-small text-muted-foreground">{result}</span>
      </span>
      <span className="text-right text-small whitespace-nowrap">
        {formatShortGameDay(endedAtMs ?? startsAtMs)}
        <span className="block text-muted-foreground">
          {endedAtMs === null ? "in progress" : paidText(paid, members)}
        </span>
      </span>
    </PopoverClose>
  );
}
