import { beforeEach, describe, expect, test } from "vitest";

import {
  addOpenedId,
  messageDraftStore,
  openedIds,
  ownValuesStore,
  setOwnValue,
  undoOwnValue,
} from "./tools";

const EMPTY = { recipients: "", message: "" };

beforeEach(() => {
  messageDraftStore.clear();
});

test("keeps what is typed as it is, space and all", () => {
  messageDraftStore.set({ recipients: "Alpha [1]\n\n", message: " Hello {name}" });
  expect(JSON.parse(localStorage.getItem("messageDraft") ?? "")).toEqual({
    recipients: "Alpha [1]\n\n",
    message: " Hello {name}",
  });
  messageDraftStore.clear();
  expect(messageDraftStore.get()).toEqual(EMPTY);
});

test("a part that cannot be read leaves the other", () => {
  localStorage.setItem("messageDraft", '{"recipients":"Alpha","message":7}');
  expect(messageDraftStore.get()).toEqual({ recipients: "Alpha", message: "" });
});

test.each(["not json", "[]", '{"recipients":[],"message":""}', "null"])(
  "reads nothing from %s",
  (raw) => {
    localStorage.setItem("messageDraft", raw);
    expect(messageDraftStore.get()).toEqual(EMPTY);
  },
);

test("who was written to stays, until the message changes", () => {
  messageDraftStore.set({ recipients: "Alpha [1]\nBravo [2]", message: "Hello" });
  const idsOf = () => openedIds(messageDraftStore.get());
  expect(idsOf()).toEqual([]);
  for (const id of [2, 1, 2]) addOpenedId(id);
  expect(idsOf()).toEqual([2, 1]);
  const write = (message: string) => {
    messageDraftStore.set({ ...messageDraftStore.get(), message });
  };
  write("Hello all");
  expect(idsOf()).toEqual([]);
  write("Hello");
  expect(idsOf()).toEqual([2, 1]);
  write("Bye");
  addOpenedId(1);
  expect(idsOf()).toEqual([1]);
});

describe("own values of benefits", () => {
  beforeEach(() => {
    ownValuesStore.clear();
  });

  test("keeps a value for each stock, and takes one back", () => {
    setOwnValue(9, 1_500_000);
    setOwnValue(28, 200_000);
    expect(ownValuesStore.get()).toEqual({ 9: 1_500_000, 28: 200_000 });
    undoOwnValue(9);
    expect(ownValuesStore.get()).toEqual({ 28: 200_000 });
  });

  test.each(["not json", '{"9":"much"}', '{"9":-1}', "[1]"])("reads nothing from %s", (raw) => {
    localStorage.setItem("benefitValues", raw);
    expect(ownValuesStore.get()).toEqual({});
  });
});
