"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

import { logOut, useVisitorSession } from "./session";

/** Says that nothing here is real, with a button to leave. */
export function SampleBadge({ className }: { className?: string }) {
  if (!useVisitorSession()?.isSample) return null;
  return (
    <p className={cn("flex items-center gap-1.5", className)}>
      Sample data
      <LeaveSample>Leave</LeaveSample>
    </p>
  );
}

export function LeaveSample({ className, children }: { className?: string; children: ReactNode }) {
  const queryClient = useQueryClient();
  return (
    <Button
      variant="link"
      size="inline"
      className={className}
      onClick={() => {
        logOut(queryClient);
      }}
    >
      {children}
    </Button>
  );
}
