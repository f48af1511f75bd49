import { SwitchRow } from "@/components/ui/switch";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { pollingStore } from "@/lib/store/preferences/page-settings";

/** The switch that turns automatic updates on pages with live figures on or off. */
export function UpdateSwitch() {
  const polling = useStoredValue(pollingStore);
  return (
    <SwitchRow
      isOn={polling.isOn}
      onChange={(isOn) => {
        pollingStore.set({ ...polling, isOn });
      }}
    >
      Update automatically while this tab is visible
    </SwitchRow>
  );
}
