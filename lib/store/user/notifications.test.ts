import { beforeEach, expect, test } from "vitest";

import { notificationsStore, setInTitle, setNotified } from "./dashboard";

beforeEach(() => {
  notificationsStore.clear();
});

test("tells nothing at first", () => {
  expect(notificationsStore.get()).toEqual({ kinds: [], inTitle: false });
});

test("keeps each kind that is asked for, once, until it is taken back", () => {
  setNotified("drug", true);
  setNotified("virus", true);
  setNotified("drug", true);
  setInTitle(true);
  expect(notificationsStore.get()).toEqual({ kinds: ["virus", "drug"], inTitle: true });
  setNotified("virus", false);
  setInTitle(false);
  expect(notificationsStore.get()).toEqual({ kinds: ["drug"], inTitle: false });
  expect(localStorage.getItem("notifications")).toBe('{"kinds":["drug"],"inTitle":false}');
});

test.each([
  { raw: "not json", kinds: [], inTitle: false },
  { raw: '{"kinds":"all"}', kinds: [], inTitle: false },
  { raw: '{"kinds":["drug"]}', kinds: ["drug"], inTitle: false },
  { raw: '{"inTitle":true}', kinds: [], inTitle: true },
])("reads $raw as it can", ({ raw, kinds, inTitle }) => {
  localStorage.setItem("notifications", raw);
  expect(notificationsStore.get()).toEqual({ kinds, inTitle });
});
