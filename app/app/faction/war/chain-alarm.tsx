import { useEffect, useEffectEvent, useState } from "react";

import { SwitchRow } from "@/components/ui/switch-row";
import { useTimeSelector } from "@/components/window/use-now";
import { type Chain, isChain, isChainAtRisk, MIN_CHAIN_HITS } from "@/lib/game/war/chain";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { warPollingStore } from "@/lib/store/preferences/war-polling";

import { beep } from "./sound";
import type { PolledQuery } from "./use-polling";

/** Sounds once when the chain is about to break, if the player wants it to, and shows a notification where it may. */
export function ChainAlarm({ chain: { data, readAtMs } }: { chain: PolledQuery<Chain> }) {
  const reading = useStoredValue(warPollingStore);
  const [isSilent, setIsSilent] = useState(false);
  const leftSeconds = data?.leftSeconds ?? null;
  const runs = leftSeconds !== null && isChain(data?.count ?? 0);
  const endsAtMs = readAtMs + (leftSeconds ?? 0) * 1000;
  const late = useTimeSelector(
    1000,
    (nowMs) => runs && nowMs > 0 && nowMs < endsAtMs && isChainAtRisk(endsAtMs - nowMs),
  );
  const sound = () => {
    void beep().then((isHeard) => {
      setIsSilent(!isHeard);
    });
  };
  const ring = useEffectEvent(() => {
    if (!reading.alarm || document.visibilityState !== "visible") return;
    sound();
    notify();
  });
  useEffect(() => {
    if (late) ring();
  }, [late]);

  return (
    <div>
      <SwitchRow
        isOn={reading.alarm}
        onChange={(alarm) => {
          warPollingStore.set({ ...reading, alarm });
          if (alarm) sound();
        }}
      >
        Alarm when the chain has a minute left
      </SwitchRow>
      {reading.alarm && (
        <p className="text-small text-muted-foreground">
          It sounds from {MIN_CHAIN_HITS} hits on, while this tab is in sight. It pauses when the
          tab isn’t, since nothing is read then.
          {isSilent && (
            <b role="alert" className="block text-destructive">
              Your browser allowed no sound. Turn the alarm off and on again to allow it.
            </b>
          )}
        </p>
      )}
    </div>
  );
}

/** Where the player has allowed notifications in the settings. */
function notify() {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification("The chain is about to break", {
      body: "It has a minute left.",
      tag: "chain",
    });
  } catch {
    // Some phones only show notifications of a service worker.
  }
}
