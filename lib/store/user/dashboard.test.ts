import { beforeEach, describe, expect, test } from "vitest";

import {
  dashboardCardsStore,
  notificationsStore,
  setInTitle,
  setLead,
  setNotified,
  setSilent,
} from "./dashboard";

beforeEach(() => {
  localStorage.clear();
});

test("by default no card is moved and none hidden", () => {
  expect(dashboardCardsStore.get()).toEqual({ order: [], hidden: [] });
});

test("the arrangement is kept under dashboardCards", () => {
  dashboardCardsStore.set({ order: ["faction", "stocks"], hidden: ["crime"] });
  expect(JSON.parse(localStorage.getItem("dashboardCards") ?? "")).toEqual({
    order: ["faction", "stocks"],
    hidden: ["crime"],
  });
});

test("fields that an earlier version lacks have their defaults", () => {
  localStorage.setItem("dashboardCards", '{"hidden":["crime"]}');
  expect(dashboardCardsStore.get()).toEqual({ order: [], hidden: ["crime"] });
});

test("unreadable data counts as none", () => {
  localStorage.setItem("dashboardCards", '{"order":"faction"}');
  expect(dashboardCardsStore.get()).toEqual({ order: [], hidden: [] });
});

describe("notifications", () => {
  beforeEach(() => {
    notificationsStore.clear();
  });

  test("announces nothing at first", () => {
    expect(notificationsStore.get()).toEqual({ kinds: [], inTitle: false });
  });

  test("stores each kind that is turned on, once, until it is turned off", () => {
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

  test("stores when each kind is notified, and which are silent", () => {
    setNotified("drug", true);
    setLead("drug", 15);
    setLead("drug", 5);
    setSilent("drug", true);
    setSilent("virus", true);
    setSilent("drug", false);
    expect(notificationsStore.get()).toEqual({
      ...{ kinds: ["drug"], inTitle: false },
      ...{ leadMinutes: { drug: 5 }, silent: ["virus"] },
    });
    localStorage.setItem("notifications", '{"kinds":["drug"],"leadMinutes":7,"silent":"all"}');
    expect(notificationsStore.get()).toMatchObject({
      ...{ kinds: ["drug"], leadMinutes: {}, silent: [] },
    });
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
});
