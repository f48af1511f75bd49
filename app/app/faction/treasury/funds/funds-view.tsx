"use client";

import { EmptyState } from "@/components/feedback/empty-state";

export function FundsView() {
  return <EmptyState title="No funds data" />;
}
