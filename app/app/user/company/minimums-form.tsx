import { ThresholdField } from "@/components/checklist/threshold-field";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import {
  companyMinimumsStore,
  DEFAULT_MINIMUMS,
  setCompanyMinimum,
} from "@/lib/store/user/company-minimums";

/** The values at which the company needs its director. */
export function MinimumsForm() {
  const { stockDays, fundsDays, inactiveDays, addictionLoss } =
    useStoredValue(companyMinimumsStore);
  return (
    <div className="grid gap-3">
      <p className="font-semibold">Minimums</p>
      <ThresholdField
        label="Days of stock"
        value={stockDays}
        note={`Orders included. Default: ${DEFAULT_MINIMUMS.stockDays}.`}
        isStacked
        onChange={(days) => {
          setCompanyMinimum("stockDays", days);
        }}
      />
      <ThresholdField
        label="Days of funds"
        value={fundsDays}
        note={`Of wages and advertising. Default: ${DEFAULT_MINIMUMS.fundsDays}.`}
        isStacked
        onChange={(days) => {
          setCompanyMinimum("fundsDays", days);
        }}
      />
      <ThresholdField
        label="Inactive from (days)"
        value={inactiveDays}
        note={`Without an action. Default: ${DEFAULT_MINIMUMS.inactiveDays}.`}
        isStacked
        onChange={(days) => {
          setCompanyMinimum("inactiveDays", days);
        }}
      />
      <ThresholdField
        label="Addicted from (points lost)"
        value={addictionLoss}
        note={`Effectiveness that addiction takes. Default: ${DEFAULT_MINIMUMS.addictionLoss}.`}
        isStacked
        onChange={(points) => {
          setCompanyMinimum("addictionLoss", points);
        }}
      />
      <p className="max-w-72 text-small text-muted-foreground">
        Saved in this browser and in backups.
      </p>
    </div>
  );
}
