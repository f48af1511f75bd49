import { createQueryClient } from "@/lib/api/transport/query-client";

export const aQueryClient = () =>
  createQueryClient({ onKeyRejected: () => undefined, onStaleError: () => undefined });
