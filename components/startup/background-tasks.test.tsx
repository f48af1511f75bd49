import { expect, test, vi } from "vitest";

import { aQueryClient } from "@/lib/api/testing/query-client";
import { persistMeta } from "@/lib/api/history/query-persister";
import { announceHistoryChange } from "@/lib/store/account/history-changes";

import { startBackgroundTasks } from "./background-tasks";

test("when a tab has restored histories, what this one has read of them is dropped, and nothing else", async () => {
  const client = aQueryClient();
  const load = () => Promise.resolve("read before");
  const stored = persistMeta({ readFromStore: () => Promise.resolve(null) });
  await client.query({ queryKey: ["history"], queryFn: load, meta: stored });
  await client.query({ queryKey: ["other"], queryFn: load });
  startBackgroundTasks(client);
  announceHistoryChange();
  await vi.waitFor(() => {
    expect(client.getQueryData(["history"])).toBeUndefined();
  });
  expect(client.getQueryData(["other"])).toBe("read before");
});
