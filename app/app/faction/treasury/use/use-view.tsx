"use client";

import { EmptyState } from "@/components/feedback/empty-state";

export function UseView() {
  return <EmptyState title="No use data" />;
}
