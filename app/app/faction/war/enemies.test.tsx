import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import type { StatusChange } from "@/lib/game/war/war-members";
import type { Fighter } from "@/lib/game/fight/fighter";

import { AnnounceChanges, changeText } from "./announce-changes";
import { Enemies } from "./enemies";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const foe = (name: string, id: number): Fighter => ({
  id,
  name,
  level: 50,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  description: "Okay",
  lastAction: { status: "Online", atMs: null },
});
const FOES = ["Tarn", "Oxbow"].map(foe);
const ULFRIC = foe("Ulfric", 2);

const did = (id: number, change: StatusChange) => new Map([[id, change]]);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("announces changes politely, at most once in ten seconds", async () => {
  const { rerender } = render(<AnnounceChanges changes={did(0, "released")} enemies={FOES} />);
  await pass(0);
  const announced = screen.getByText("Tarn can be hit again.");
  expect(announced).toHaveAttribute("aria-live", "polite");

  await pass(3_000);
  rerender(<AnnounceChanges changes={did(1, "online")} enemies={FOES} />);
  await pass(6_000);
  expect(announced).toHaveTextContent("Tarn can be hit again.");
  await pass(1_000);
  expect(announced).toHaveTextContent("Oxbow came online.");
});

test.each<{ what: string; next: ReadonlyMap<number, StatusChange>; said: string }>([
  {
    what: "another change",
    next: did(2, "landed"),
    said: "Ulfric returned home. Oxbow came online.",
  },
  { what: "an update without a change", next: new Map(), said: "Oxbow came online." },
  {
    what: "another change of the same enemy",
    next: did(1, "released"),
    said: "Oxbow can be hit again.",
  },
])("a change that waits is announced after $what too", async ({ next, said }) => {
  const foes = [...FOES, ULFRIC];
  const { rerender } = render(<AnnounceChanges changes={did(0, "released")} enemies={foes} />);
  await pass(0);
  const announced = screen.getByText("Tarn can be hit again.");
  await pass(3_000);
  rerender(<AnnounceChanges changes={did(1, "online")} enemies={foes} />);
  await pass(3_000);
  // Each update brings a new list.
  rerender(<AnnounceChanges changes={next} enemies={[...foes]} />);
  await pass(3_000);
  expect(announced).toHaveTextContent("Tarn can be hit again.");
  await pass(1_000);
  expect(announced).toHaveTextContent(said);
});

test("a change is announced once, however often the list is updated, and again when it happens again", async () => {
  const { rerender } = render(<AnnounceChanges changes={did(0, "released")} enemies={FOES} />);
  await pass(0);
  const announced = screen.getByText("Tarn can be hit again.");
  const changes = did(1, "online");
  rerender(<AnnounceChanges changes={changes} enemies={FOES} />);
  rerender(<AnnounceChanges changes={changes} enemies={[...FOES]} />);
  await pass(10_000);
  expect(announced).toHaveTextContent(/^Oxbow came online\.$/);
  await pass(10_000);
  expect(announced).toBeEmptyDOMElement();
  rerender(<AnnounceChanges changes={did(1, "online")} enemies={FOES} />);
  await pass(0);
  expect(announced).toHaveTextContent("Oxbow came online.");
});

const FIGHTERS = ["Tarn", "Oxbow", "Ulfric", "Nettle", "Loam"].map((name, id) => ({ id, name }));

test.each<[string, [number, StatusChange][]]>([
  ["", []],
  ["Tarn can be hit again.", [[0, "released"]]],
  [
    "Tarn and Oxbow can be hit again. Nettle returned home. Ulfric came online.",
    [
      [2, "online"],
      [0, "released"],
      [3, "landed"],
      [1, "released"],
    ],
  ],
  // A player who has left the faction since has no name.
  ["", [[99, "released"]]],
])("the changes in words: %j", (words, changes) => {
  expect(changeText(new Map(changes), FIGHTERS)).toBe(words);
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
