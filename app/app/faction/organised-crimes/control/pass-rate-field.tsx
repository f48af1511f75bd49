import { ThresholdField } from "@/components/checklist/threshold-field";
import { checklistConfigStore } from "@/lib/store/checklist-config";
import { useStoredValue } from "@/lib/store/use-stored-value";

/** The checklist's threshold of pass rates, kept in the browser. */
export function PassRateField() {
  const { ocPassRate } = useStoredValue(checklistConfigStore);
  return (
    <ThresholdField
      label="Lowest pass rate (%)"
      value={ocPassRate}
      onChange={(value) => {
        checklistConfigStore.set({ ...checklistConfigStore.get(), ocPassRate: value });
      }}
    />
  );
}
