import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import { NewVersion } from "./new-version";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab with a form, in which a newer version takes over when the function is called. */
async function openTab() {
  const workers = new EventTarget();
  const registration = Object.assign(new EventTarget(), { active: {}, waiting: null });
  const register = vi.fn(() => Promise.resolve(registration));
  vi.stubGlobal("navigator", { serviceWorker: Object.assign(workers, { register }) });
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  render(
    <>
      <label>
        Search <input type="search" />
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <label>
          Target <input />
        </label>
        <label>
          Casino refill <input type="checkbox" />
        </label>
        <button type="submit">Save</button>
      </form>
      <NewVersion />
    </>,
  );
  await waitFor(() => {
    expect(register).toHaveBeenCalled();
  });
  await act(() => Promise.resolve());
  const takeOver = () => {
    act(() => {
      workers.dispatchEvent(new Event("controllerchange"));
    });
  };
  return { takeOver, reload, user: userEvent.setup() };
}

test("once another tab has taken a new version, a tab without unsaved text reloads", async () => {
  const { takeOver, reload } = await openTab();
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a tab with half-typed text asks instead, and keeps it until the player reloads", async () => {
  const { takeOver, reload, user } = await openTab();
  await user.type(screen.getByLabelText("Target"), "1,00");
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/Save what you’ve typed, then reload/)).toBeInTheDocument();
  expect(screen.getByLabelText("Target")).toHaveValue("1,00");
  await user.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  { what: "a changed switch of a form", isAsked: true, change: ["Casino refill"] },
  { what: "saved text", isAsked: false, type: ["Target", "5m"], press: "Save" },
  { what: "text deleted again", isAsked: false, type: ["Target", "5{Backspace}"] },
  { what: "a search, which is in the address", isAsked: false, type: ["Search", "xanax"] },
])("with $what, a tab asks: $isAsked", async ({ isAsked, type, change = [], press }) => {
  const { takeOver, reload, user } = await openTab();
  const [field = "", text = ""] = type ?? [];
  if (text !== "") await user.type(screen.getByLabelText(field), text);
  for (const name of change) await user.click(screen.getByLabelText(name));
  if (press !== undefined) await user.click(screen.getByRole("button", { name: press }));
  takeOver();
  expect(reload).toHaveBeenCalledTimes(isAsked ? 0 : 1);
});
