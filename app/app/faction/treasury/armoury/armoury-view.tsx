"use client";

import { EmptyState } from "@/components/feedback/empty-state";

export function ArmouryView() {
  return <EmptyState title="No armoury data" />;
}
