import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { SelectField } from "@/components/list/select-field";
import { UpdateSwitch } from "@/components/reading/update-switch";
import type { PolledQuery } from "@/components/reading/use-polling";
import { useCallsUsed } from "@/components/session/use-calls-used";
import { backoffFactor, POLL_INTERVALS_MS } from "@/lib/api/transport/polling";
import { formatWhole } from "@/lib/format/numbers";
import type { Chain } from "@/lib/game/war/chain";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { pollingStore } from "@/lib/store/preferences/page-settings";

import { ChainAlarm } from "./chain";

const PACES = [
  ["1", "Full speed"],
  ["2", "Half speed"],
  ["4", "Quarter speed"],
] as const;

/** The calls in the last minute, the update intervals, and the settings for updates and the alarm. */
export function UpdateSettings({ chain }: { chain: PolledQuery<Chain> }) {
  const polling = useStoredValue(pollingStore);
  const used = useCallsUsed();
  const slowed = backoffFactor(used);
  const times = Math.max(polling.slowdown, slowed);
  const every = (ms: number) =>
    polling.isOn ? `every ${formatWhole((ms * times) / 1000)} s` : "only when you refresh";
  return (
    <section className="mt-6">
      <SectionHeader title="API calls" aside="limit 90 per minute" />
      <p className="py-2">
        <b className="font-display text-h1 font-medium">{formatWhole(used)}</b> in the last minute
      </p>
      <DescriptionList>
        <DescriptionRow label="Chain" value={every(POLL_INTERVALS_MS.chain)} wide />
        <DescriptionRow
          label="Enemies and your members"
          value={every(POLL_INTERVALS_MS.members)}
          wide
        />
        <DescriptionRow label="War score" value={every(POLL_INTERVALS_MS.war)} wide />
        <DescriptionRow
          label="Your faction’s attacks"
          value={every(POLL_INTERVALS_MS.attacks)}
          wide
        />
      </DescriptionList>
      {slowed > polling.slowdown && (
        <p className="mt-1">Close to the call limit, so updates are slower.</p>
      )}
      <UpdateSwitch />
      <ChainAlarm chain={chain} />
      <SelectField
        label="Update speed"
        value={String(polling.slowdown) as "1" | "2" | "4"}
        options={PACES}
        onChange={(pace) => {
          pollingStore.set({ ...polling, slowdown: Number(pace) as 1 | 2 | 4 });
        }}
      />
    </section>
  );
}
