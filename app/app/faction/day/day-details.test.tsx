import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

servePages();

const PATH = "/app/faction/day";

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const texts = (list: Awaited<ReturnType<typeof part>>) =>
  list.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("below the picture, each task has its names and each crime its time and level", async () => {
  sessionStorage.setItem("demo", "on");
  await renderPage(PATH);
  const tasks = texts(await part("Tasks left"));
  expect(tasks).toContainEqual(expect.stringMatching(/^3 inactive members\S+, \S+ and \S+$/));
  expect(tasks).toContainEqual(expect.stringMatching(/^\d+ low pass rates.+ and \d+ more$/));
  const crimes = texts(await part("Crimes ready today"));
  expect(crimes.length).toBeGreaterThan(0);
  for (const crime of crimes) {
    expect(crime).toMatch(/^(\d\d:\d\d|earlier)\D+ level \d+(\d+ .+ late|in .+)$/);
  }
  expect(crimes).toContainEqual(expect.stringMatching(/\d+ h \d\d min late$/));
  expect(screen.getByRole("link", { name: "Organised Crimes" })).toHaveAttribute(
    "href",
    "/app/faction/organised-crimes",
  );
});

test("without the crimes, their number is unknown", async () => {
  await renderPage(PATH, { answers: { "/faction/crimes": apiError(17) } });
  const crimes = await part("Crimes ready today");
  expect(crimes.getByText("–")).toBeVisible();
  expect(texts(crimes)).toEqual([]);
});
