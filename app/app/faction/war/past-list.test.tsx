import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { API } from "@/lib/api/testing/answers";
import { serveCalls, server } from "@/lib/api/testing/server";

import { PastList } from "./past-list";

serveCalls();

const side = (id: number, name: string, score: number) => ({ id, name, score, chain: 0 });

/** A war that ended on the day of this number, and was won. */
const war = (day: number) => ({
  id: day,
  start: Date.UTC(2026, 9, day) / 1000,
  end: Date.UTC(2026, 9, day + 1) / 1000,
  target: 3000,
  winner: 9001,
  factions: [side(9001, "The Testers", 9000), side(9117, `Foes ${day}`, 6000)],
});

test("shows five past wars, then all at a press, and each opens its own report", async () => {
  const rankedwars = [1, 2, 3, 4, 5, 6, 7].map(war);
  server.use(
    http.get(`${API}/faction/rankedwars`, () =>
      HttpResponse.json({ rankedwars, _metadata: { links: { next: null, prev: null } } }),
    ),
  );
  const onShow = vi.fn();
  renderSignedIn(<PastList ownId={9001} onShow={onShow} />);
  expect(await screen.findAllByRole("listitem")).toHaveLength(5);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show all 7" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(7);
  expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /of the war against Foes 1$/ }));
  expect(onShow).toHaveBeenCalledWith(1);
});
