import { expect, test, vi, beforeEach } from "vitest";
import { waitFor } from "@testing-library/react";

import { renderPage, servePages } from "@/app/testing/render-page";
import { columnTexts, findTable } from "@/app/testing/table-texts";
import { NOW } from "@/lib/api/testing/answers";
import { HOUR_MS } from "@/lib/common/time";

import { ALPHA, ECHO, newsOf } from "./testing/use-answers";

const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
vi.mock("idb-keyval", () => database);

servePages();

beforeEach(database.resetDatabase);

test("what was deposited sorts by its value, not by the number of items", async () => {
  await renderPage("/app/faction/treasury?view=use&time=7&sort=deposited.desc", {
    answers: newsOf([
      [NOW - HOUR_MS, `${ALPHA} deposited 1 x Smoke Grenade`],
      [NOW - 2 * HOUR_MS, `${ECHO} deposited 2 x Blood Bag : A+`],
    ]),
  });
  await waitFor(async () => {
    expect(columnTexts(await findTable("Use by member"), 0)).toEqual(["Alpha", "Echo", "Total"]);
  });
});
