import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { DEBT_NOTICE } from "@/components/upcoming/treasury-notice-kinds";
import { notificationsStore, setNotified } from "@/lib/store/user/dashboard";

import { startBackgroundTasks } from "./background-tasks";

const start = vi.hoisted(() => vi.fn());
vi.mock("@/components/upcoming/treasury-notices", () => ({ startTreasuryNotices: start }));

afterEach(() => {
  start.mockClear();
  notificationsStore.clear();
});

test("the treasury's notifications start once the player wants one, and only once", async () => {
  const client = new QueryClient();
  startBackgroundTasks(client);
  setNotified("energy", true);
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
  setNotified(DEBT_NOTICE, true);
  await vi.waitFor(() => {
    expect(start).toHaveBeenCalledWith(client);
  });
  setNotified(DEBT_NOTICE, false);
  setNotified(DEBT_NOTICE, true);
  await import("@/components/upcoming/treasury-notices");
  expect(start).toHaveBeenCalledOnce();
});

test("they start at once for a player who wants them", async () => {
  setNotified(DEBT_NOTICE, true);
  startBackgroundTasks(new QueryClient());
  await vi.waitFor(() => {
    expect(start).toHaveBeenCalledOnce();
  });
});
