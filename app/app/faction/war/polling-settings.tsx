import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { SelectField } from "@/components/list/select-field";
import { useCallsUsed } from "@/components/session/use-calls-used";
import { SwitchRow } from "@/components/ui/switch-row";
import { POLL_INTERVALS_MS, backoffFactor } from "@/lib/api/transport/polling";
import { formatWhole } from "@/lib/format/numbers";
import type { Chain } from "@/lib/game/war/chain";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { warPollingStore } from "@/lib/store/preferences/war-polling";

import { ChainAlarm } from "./chain-alarm";
import type { PolledQuery } from "./use-polling";

const PACES = [
  ["1", "As often as it may"],
  ["2", "Half as often"],
  ["4", "A quarter as often"],
] as const;

/** How often the page reads by itself, and what that costs. */
export function PollingSettings({ chain }: { chain: PolledQuery<Chain> }) {
  const reading = useStoredValue(warPollingStore);
  const used = useCallsUsed();
  const slowed = backoffFactor(used);
  const times = Math.max(reading.slower, slowed);
  const every = (ms: number) =>
    reading.isOn ? `every ${formatWhole((ms * times) / 1000)} s` : "only when asked";
  return (
    <section className="mt-6">
      <SectionHeader title="Calls" aside="of 90 a minute" />
      <p className="py-2">
        <b className="font-display text-h1 font-medium">{formatWhole(used)}</b> in the last minute
      </p>
      <DescriptionList>
        <DescriptionRow label="Chain" value={every(POLL_INTERVALS_MS.chain)} wide />
        <DescriptionRow
          label="Enemies, own members"
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
      {slowed > reading.slower && (
        <p className="mt-1">Calls run short, so the page reads less often by itself.</p>
      )}
      <SwitchRow
        isOn={reading.isOn}
        onChange={(isOn) => {
          warPollingStore.set({ ...reading, isOn });
        }}
      >
        Keep reading while this tab is in sight
      </SwitchRow>
      <ChainAlarm chain={chain} />
      <SelectField
        label="How often"
        value={String(reading.slower) as "1" | "2" | "4"}
        options={PACES}
        onChange={(pace) => {
          warPollingStore.set({ ...reading, slower: Number(pace) as 1 | 2 | 4 });
        }}
      />
    </section>
  );
}
