"use client";

import { EmptyState } from "@/components/feedback/empty-state";

export function PayView() {
  return <EmptyState title="No pay data" />;
}
