import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { aLogEntry } from "@/lib/game/logs/testing/a-log-entry";

import { RawText } from "./raw-text";

test("“Copy” copies the whole entry as shown above the button", async () => {
  const user = userEvent.setup();
  render(<RawText entry={aLogEntry({ id: "abc1", fields: { wonder: "a wonder" } })} />);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  const copied = JSON.parse(await navigator.clipboard.readText()) as unknown;
  expect(copied).toMatchObject({ id: "abc1", data: { wonder: "a wonder" } });
  expect(copied).toEqual(JSON.parse(screen.getByText(/"wonder"/).textContent));
});
