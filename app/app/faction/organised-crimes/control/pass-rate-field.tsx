import { ThresholdInput } from "@/components/checklist/threshold-input";
import { Field } from "@/components/list/field";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";

/** The checklist's threshold of pass rates, kept in the browser. */
export function PassRateField() {
  const { ocPassRate } = useStoredValue(checklistConfigStore);
  return (
    <Field label="Lowest pass rate (%)">
      {(id) => (
        <span className="w-20">
          <ThresholdInput
            id={id}
            value={ocPassRate}
            onChange={(value) => {
              checklistConfigStore.set({ ...checklistConfigStore.get(), ocPassRate: value });
            }}
          />
        </span>
      )}
    </Field>
  );
}
