import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { beforeEach, expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { API, NOW } from "@/lib/api/testing/answers";
import { changeAt, currentFixture } from "@/lib/api/testing/fixtures";
import { serveCalls, server } from "@/lib/api/testing/server";

import { CityShopItems } from "./cards";

serveCalls();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  return () => {
    vi.useRealTimers();
  };
});

test("says what to do if purchases can’t be loaded, and counts them after a retry", async () => {
  server.use(
    http.get(`${API}/user/log`, () =>
      HttpResponse.json({ error: { code: 7, error: "for the test" } }),
    ),
  );
  renderSignedIn(<CityShopItems access="" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Couldn’t load today’s purchases.");
  server.resetHandlers();
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/ of 100 bought today$/)).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  { destination: "Torn", says: /left today\. Resets in/, leads: ["What to buy", "Open the city"] },
  {
    destination: "Mexico",
    says: /left today, in Torn only\. Resets in/,
    leads: ["What to buy"],
  },
])("in $destination the card says whether the city is in reach", async (row) => {
  const landed = changeAt(
    currentFixture("user-travel"),
    "travel.destination",
    () => row.destination,
  );
  server.use(http.get(`${API}/user/travel`, () => HttpResponse.json(landed as JsonBodyType)));
  renderSignedIn(<CityShopItems access="" />);
  expect(await screen.findByText(row.says)).toBeInTheDocument();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(row.leads);
});
