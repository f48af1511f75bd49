"use client";

import { useQueryClient } from "@tanstack/react-query";

import { Button } from "@/components/ui/button";

import { logOut, useSession } from "./session";

/** Says that nothing here is real, and leads out. */
export function SampleMark({ className }: { className?: string }) {
  const session = useSession();
  const queryClient = useQueryClient();
  if (!session?.isSample) return null;
  return (
    <p className={className}>
      Sample data{" "}
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
