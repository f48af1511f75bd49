import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { createQueryClient } from "@/lib/api/query-client";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { anItem } from "@/lib/game/testing/builders";

import { Sellers } from "./sellers";

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
});
afterAll(() => {
  server.close();
});

test("an item that no shop sells or buys says so, once the shops are read", async () => {
  const nothing = () => undefined;
  render(
    <QueryClientProvider
      client={createQueryClient({ onKeyRejected: nothing, onStaleError: nothing })}
    >
      <SessionProvider value={aSession()}>
        <Sellers item={anItem({ id: 9_999, soldBy: [] })} access="" />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Loading city shops...");
  expect(await screen.findByText("No shop sells or buys it.")).toBeInTheDocument();
});
