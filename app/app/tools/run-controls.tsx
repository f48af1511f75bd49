import { Button } from "@/components/ui/button";

import type { Sending, SendingAction } from "./sending";

interface RunControlsProps {
  state: Sending["state"];
  /** Whether there is a message and somebody to send it to. */
  canSend: boolean;
  act: (action: SendingAction) => void;
}

/** All of them are there at any time: the keyboard's place is not lost when the state changes. */
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
