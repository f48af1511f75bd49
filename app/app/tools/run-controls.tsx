import { Button } from "@/components/ui/button";

import type { Sending, SendingAction } from "./sending";

interface RunControlsProps {
  state: Sending["state"];
  /** Whether there is a message and somebody to send it to. */
  canSend: boolean;
  act: (action: SendingAction) => void;
}

/** All buttons are always there, so that the keyboard focus isn't lost when the state changes. */
export function RunControls({ state, canSend, act }: RunControlsProps) {
  const isPaused = state === "paused";
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" disabled={state !== "idle" || !canSend}>
        Send
      </Button>
      <Button
        variant={isPaused ? "default" : "outline"}
        disabled={state === "idle"}
        onClick={() => {
          act({ type: isPaused ? "resume" : "pause" });
        }}
      >
        {isPaused ? "Resume" : "Pause"}
      </Button>
      <Button
        variant="outline"
        disabled={state === "idle"}
        onClick={() => {
          act({ type: "stop" });
        }}
      >
        Stop
      </Button>
    </div>
  );
}
