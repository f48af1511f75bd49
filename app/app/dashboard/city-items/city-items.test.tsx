import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { createQueryClient } from "@/lib/api/query-client";
import { API, NOW } from "@/lib/api/testing/answers";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { CityItems } from "./city-items";

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  return () => {
    vi.useRealTimers();
  };
});
afterAll(() => {
  server.close();
});

test("says what to do if purchases can’t be read, and counts them after a retry", async () => {
  server.use(
    http.get(`${API}/user/log`, () =>
      HttpResponse.json({ error: { code: 7, error: "for the test" } }),
    ),
  );
  const nothing = () => undefined;
  render(
    <QueryClientProvider
      client={createQueryClient({ onKeyRejected: nothing, onStaleError: nothing })}
    >
      <SessionProvider value={aSession()}>
        <CityItems access="" />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Today’s purchases couldn’t be read.");
  server.resetHandlers();
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/ of 100 bought today$/)).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});
