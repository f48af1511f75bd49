import { Plus, X } from "lucide-react";
import { useRef } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";
import { createUseOpened } from "@/components/window/use-opened";
import { sum } from "@/lib/common/numbers";
import { formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { AgreementProgress, TrainAgreement } from "@/lib/game/companies/agreements";
import { removeTrainAgreement, setTrainAgreement } from "@/lib/store/user/train-agreements";

import { AgreementForm } from "./agreement-form";
import { AgreementRow } from "./agreement-row";
import { readBack } from "./agreement-text";

const useOpenedForms = createUseOpened();

const ADD = "add";

const keyOf = ({ addedAtMs, playerId }: TrainAgreement) => `${playerId} ${addedAtMs}`;

interface AgreementsProps {
  agreements: readonly AgreementProgress[];
  /** Those with whom the director can agree. */
  employees: readonly { id: number; name: string }[];
  /** False if no trains are known. */
  isGivenKnown: boolean;
  todayMs: number;
}

/** The trains that the director has agreed to give, those that are still owed first. */
export function Agreements({ agreements, employees, isGivenKnown, todayMs }: AgreementsProps) {
  const { isOpen, toggle } = useOpenedForms();
  const addButton = useRef<HTMLButtonElement>(null);
  const total = sum(agreements.map(({ trains, price }) => trains * price));
  const owedMoney = sum(agreements.map((agreement) => agreement.owedMoney));
  const employeeIds = new Set(employees.map(({ id }) => id));
  const remove = (agreement: TrainAgreement) => {
    removeTrainAgreement(agreement);
    toggle(keyOf(agreement), false);
    // The row with the focus is gone.
    addButton.current?.focus();
    showToast({
      kind: "success",
      title: "Agreement deleted",
      description: `${agreement.name}: ${readBack(agreement)}`,
      action: {
        text: "Undo",
        onPress: () => {
          setTrainAgreement(agreement);
        },
      },
    });
  };
  return (
    <section aria-label="Agreements">
      <SectionHeader
        title="Agreements"
        aside={
          agreements.length === 0
            ? undefined
            : isGivenKnown
              ? `${formatWhole(agreements.length)}, ${formatMoneyShort(total - owedMoney)} of ${formatMoneyShort(total)} given`
              : `${formatWhole(agreements.length)}, ${formatMoneyShort(total)} in total`
        }
      />
      {agreements.length === 0 ? (
        <p className="py-3 text-muted-foreground">
          No agreements yet. Add what you sold or promised, to see how many trains you owe.
        </p>
      ) : (
        <LongList entries={agreements.toSorted(owedFirst)} part={20}>
          {(shown) => (
            <ul aria-label="Agreements">
              {shown.map((agreement) => {
                const key = keyOf(agreement);
                return (
                  <li key={key}>
                    <AgreementRow
                      agreement={agreement}
                      isGivenKnown={isGivenKnown}
                      hasLeft={employees.length > 0 && !employeeIds.has(agreement.playerId)}
                      isOpen={isOpen(key)}
                      onToggle={() => {
                        toggle(key, !isOpen(key));
                      }}
                    />
                    {isOpen(key) && (
                      <AgreementForm
                        stored={agreement}
                        employees={employees}
                        todayMs={todayMs}
                        onSaved={() => {
                          toggle(key, false);
                        }}
                        onDelete={() => {
                          remove(agreement);
                        }}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </LongList>
      )}
      <div className="mt-3">
        <Button
          ref={addButton}
          variant="outline"
          aria-expanded={isOpen(ADD)}
          onClick={() => {
            toggle(ADD, !isOpen(ADD));
          }}
        >
          {isOpen(ADD) ? <X aria-hidden /> : <Plus aria-hidden />}
          {isOpen(ADD) ? "Close" : "Add agreement"}
        </Button>
        {isOpen(ADD) && <AgreementForm employees={employees} todayMs={todayMs} />}
      </div>
      <p className="mt-2 max-w-136 text-small text-muted-foreground">
        Enter these yourself: the API has no agreements. Trains given from that day on count. The
        oldest agreement gets trains first. Saved in this browser and in backups.
      </p>
    </section>
  );
}

/** Those that are owed first, and the oldest of them. */
const owedFirst = (a: AgreementProgress, b: AgreementProgress) =>
  Number(a.owed === 0) - Number(b.owed === 0) || a.fromMs - b.fromMs || a.addedAtMs - b.addedAtMs;
