import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

import type { renderPage } from "@/app/testing/render-page";

export type User = Awaited<ReturnType<typeof renderPage>>["user"];

export const glance = () => screen.getByLabelText("At a glance");

/** Waits until the headline shows all of these texts. */
export const expectGlance = (...texts: readonly string[]) =>
  waitFor(() => {
    for (const text of texts) expect(glance()).toHaveTextContent(text);
  });

/** The calls for members' statistics. */
export const statCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.includes("personalstats"));

/** Presses the button that loads the members' statistics, and waits until they are all there. */
export async function load(user: User, button = "Load data") {
  await user.click(await screen.findByText(button));
  await waitFor(() => {
    expect(screen.queryByText("Pause")).toBeNull();
  });
}
