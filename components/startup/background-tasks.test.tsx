import { expect, test, vi } from "vitest";

import { visitorSession } from "@/components/session/session";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { persistMeta } from "@/lib/api/history/query-persister";
import { announceHistoryChange } from "@/lib/store/account/history-changes";
import { aProfile } from "@/lib/game/testing/builders";
import { playerStore } from "@/lib/store/account/player";

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

test("once the game has named the key’s player, the stored data is that player’s", () => {
  const session = visitorSession({ kind: "signed-in", key: "AbCd1234EfGh5678" });
  if (session === null) throw new Error("The player is logged in.");
  localStorage.setItem("apiKey", session.key);
  const client = aQueryClient();
  startBackgroundTasks(client);
  expect(playerStore.get()).toBe("");
  client.setQueryData(profileQuery(session).queryKey, aProfile({ id: 3_000_042 }));
  expect(playerStore.get()).toBe("3000042");
});
