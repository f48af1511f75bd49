import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { HOUR_MS } from "@/lib/common/time";

import { ALPHA, ECHO, newsOf } from "./testing/use-answers";

const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
vi.mock("idb-keyval", () => database);

servePages();

beforeEach(database.resetDatabase);

test("a member who only deposited has a row, and used nothing", async () => {
  await renderPage("/app/faction/treasury?view=use&time=7", {
    answers: newsOf([
      [NOW - HOUR_MS, `${ALPHA} used one of the faction's Xanax items`],
      [NOW - 2 * HOUR_MS, `${ECHO} deposited 12 x Smoke Grenade`],
    ]),
  });
  await waitFor(() => {
    expect(screen.getByLabelText("At a glance")).toHaveTextContent("$800k used by 1 member");
  });
  expect(screen.getByRole("link", { name: /^Echo/ })).toBeVisible();
});
