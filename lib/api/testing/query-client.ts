import { createQueryClient } from "@/lib/api/query-client";

export const aQueryClient = () =>
  createQueryClient({ onKeyRejected: () => undefined, onStaleError: () => undefined });
