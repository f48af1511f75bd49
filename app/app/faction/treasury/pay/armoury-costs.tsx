import { Suspense, useState } from "react";

import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";

const ArmourySum = onDemand(() => import("./armoury-sum").then((l) => l.ArmourySum));

export interface ArmouryCostsProps {
  startsAtMs: number;
  endedAtMs: number;
  onUse: (costs: number) => void;
}

/** Adds up what the armoury gave for a war, once the player asks for it: the news of a war are many calls. */
export function ArmouryCosts(props: ArmouryCostsProps) {
  const [isOn, setOn] = useState(false);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      {isOn ? (
        <Suspense fallback={null}>
          <ArmourySum {...props} />
        </Suspense>
      ) : (
        <Button
          variant="link"
          size="inline"
          onClick={() => {
            setOn(true);
          }}
        >
          Add up armoury use for the costs
        </Button>
      )}
    </div>
  );
}
