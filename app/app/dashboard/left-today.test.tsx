import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { renderPage, restoreAnswers, servePages } from "@/app/testing/render-page";
import { API } from "@/lib/api/testing/answers";
import { server } from "@/lib/api/testing/server";

servePages();

const PATH = "/app/dashboard";

const glanceSays = (text: string | RegExp) =>
  waitFor(() => {
    expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(text);
  });
const today = () => localStorage.getItem("checklistProgress");

test("items that couldn’t be loaded don’t count as left, and the others still count", async () => {
  const { unmount } = await renderPage(PATH);
  await glanceSays(/\d left today/);
  // The number of idle activities comes from calls of its own, and may follow later.
  await waitFor(() => {
    expect(today()).toMatch(/"of":[1-9]\d*,"idle":\d/);
  });
  unmount();
  const known = today();

  const failing = renderPage(PATH);
  server.use(http.get(`${API}/*`, () => new HttpResponse(null, { status: 500 })));
  await failing;
  await glanceSays("– left today");
  expect(today()).toBe(known);

  localStorage.removeItem("checklistProgress");
  restoreAnswers();
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await glanceSays(/\d left today/);
  await waitFor(() => {
    expect(today()).toBe(known);
  });
});

test("the sample data says what is left, and stores nothing of it", async () => {
  sessionStorage.setItem("demo", "on");
  await renderPage(PATH);
  await glanceSays(/\d left today/);
  expect(today()).toBeNull();
});
