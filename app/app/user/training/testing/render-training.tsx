import { afterEach, beforeEach, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { NOW } from "@/lib/api/testing/answers";
import { serveCalls } from "@/lib/api/testing/server";
import { trainingStore } from "@/lib/store/user/training";

import { Training } from "../training";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

serveCalls();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  search = "";
  trainingStore.clear();
});

/** Sets the query of the page's address until the end of the test. */
export function openAt(query: string) {
  search = query;
}

/** Renders Training at 12:00 for a player who is logged in, with this query in its address: "view=jump". */
export function show(query = "") {
  openAt(query);
  return renderSignedIn(<Training />);
}
