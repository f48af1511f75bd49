"use client";

import { useQueryClient } from "@tanstack/react-query";

import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

import { logOut, useVisitorSession } from "./session";

/** Says that nothing here is real, with a button to leave. */
export function SampleMark({ className }: { className?: string }) {
  const session = useVisitorSession();
  const queryClient = useQueryClient();
  if (!session?.isSample) return null;
  return (
    <p className={cn("flex items-center gap-1.5", className)}>
      Sample data
      <Button
        variant="link"
        size="inline"
        onClick={() => {
          logOut(queryClient);
        }}
      >
        Leave
      </Button>
    </p>
  );
}
