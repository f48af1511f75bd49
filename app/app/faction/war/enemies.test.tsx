import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import type { Fighter } from "@/lib/game/fight/fighter";
import { aFighter } from "@/lib/game/testing/builders";

import { Enemies } from "./enemies";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const FOES = ["Tarn", "Oxbow"].map((name, id) => aFighter({ id, name }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Two enemies. Tarn is in hospital until the button is pressed. */
function Probe() {
  const [isOut, setIsOut] = useState(false);
  const [tarn, oxbow] = FOES as [Fighter, Fighter];
  const entries = [isOut ? tarn : { ...tarn, state: "Hospital", stateUntilMs: null }, oxbow];
  return (
    <>
      <button
        onClick={() => {
          setIsOut(true);
        }}
      >
        Release
      </button>
      <Enemies
        name="Reds"
        enemies={{
          ...{ data: { entries, dropped: 0 }, error: null, fetchedAtMs: 0 },
          ...{ isFetching: false, refetch: vi.fn() },
        }}
        changes={new Map()}
        awaySince={new Map()}
        attacks={[]}
        sides={{ ownId: 1, enemyId: 2 }}
        members={[]}
      />
    </>
  );
}

test("a note that is being written stays when the enemy moves to another group", async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  renderSignedIn(<Probe />);
  const later = screen.getByRole("list", { name: "Later" });
  await user.click(within(later).getByRole("button", { name: "Note on Tarn" }));
  const note = await screen.findByRole("textbox", { name: "Note on Tarn" });
  await user.type(note, "Weak to piercing");
  await user.keyboard("{ArrowLeft>8/}");
  // A click alone: the player is still in the note.
  fireEvent.click(screen.getByText("Release"));
  const now = screen.getByRole("list", { name: "Hittable now" });
  expect(within(now).getAllByText("Tarn")[0]).toBeInTheDocument();
  await user.keyboard("very ");
  const moved = screen.getByRole("textbox", { name: "Note on Tarn" });
  expect(moved).not.toBe(note);
  expect(moved).toHaveValue("Weak to very piercing");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(within(now).getByRole("button", { name: "Note on Tarn" }));
  expect(await screen.findByRole("textbox")).toHaveValue("");
});

test("on a phone a tap on another name opens that note", async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  renderSignedIn(<Probe />);
  const tap = (name: string) =>
    user.pointer({ keys: "[TouchA]", target: screen.getByRole("button", { name }) });
  await tap("Note on Tarn");
  expect(await screen.findByRole("textbox", { name: "Note on Tarn" })).toBeInTheDocument();
  await tap("Note on Oxbow");
  expect(await screen.findByRole("textbox", { name: "Note on Oxbow" })).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Note on Tarn" })).toBeNull();
});
