import { afterAll, afterEach, beforeAll } from "vitest";

import { server } from "@/lib/api/testing/server";

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
});
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => {
  server.close();
});
