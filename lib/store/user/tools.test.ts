import { beforeEach, expect, test } from "vitest";

import { messageDraftStore } from "./tools";

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
