import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { deferred, renderPage, servePages } from "@/app/testing/render-page";

import { IN_TORN, inHospital, OKAY, PATH, profileOf } from "./testing/answers";
import { hurryStates } from "./testing/hurry-states";

const database = await vi.hoisted(() => import("@/lib/store/testing/fake-database"));
vi.mock("idb-keyval", () => database);

servePages();

const WANTED = [2500033, 2500081, 2500002];
const VIEW = `${PATH}?view=bounties&level=any`;

const rows = () => screen.findByRole("list", { name: "Bounties" });

test("at the next visit, the state of a player with a bounty is unknown until it has loaded again", async () => {
  hurryStates();
  const okay = Object.fromEntries(WANTED.flatMap((id) => Object.entries(profileOf(id, OKAY))));
  const first = await renderPage(VIEW, { answers: { ...IN_TORN, ...okay } });
  await waitFor(async () => {
    expect(await rows()).not.toHaveTextContent("State unknown");
  });
  expect(await rows()).toHaveTextContent("Okay");
  // The bounties themselves are kept.
  await waitFor(() => {
    expect(database.writes.map(({ name }) => name)).toContainEqual(
      expect.stringContaining("bounties"),
    );
  });
  first.unmount();

  const later = WANTED.flatMap((id) =>
    Object.entries(profileOf(id, inHospital(60))).map(([path, body]) => ({
      ...{ path },
      ...deferred(body),
    })),
  );
  await renderPage(VIEW, {
    answers: {
      ...IN_TORN,
      ...Object.fromEntries(later.map(({ path, answer }) => [path, answer])),
    },
  });
  expect(await rows()).toHaveTextContent("State unknown");
  expect(await rows()).not.toHaveTextContent("Okay");
  for (const { release } of later) release();
  await waitFor(async () => {
    expect(await rows()).toHaveTextContent("Hospital");
  });
});
