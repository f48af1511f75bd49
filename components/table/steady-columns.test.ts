import { expect, test } from "vitest";

import { keepWidths } from "./steady-columns";

/** A head that notes in `done` what is done to it. */
const aHead = (name: string, offsetWidth: number, minWidth: string, done: string[]) => ({
  get offsetWidth() {
    done.push(`read ${name}`);
    return offsetWidth;
  },
  style: {
    get minWidth() {
      return minWidth;
    },
    set minWidth(width: string) {
      done.push(`write ${name} ${width}`);
    },
  } as CSSStyleDeclaration,
});

test("every width is read before one is written, and one that stays is not written", () => {
  const done: string[] = [];
  keepWidths([
    aHead("name", 120, "", done),
    aHead("level", 60, "60px", done),
    aHead("money", 90, "80px", done),
  ]);
  expect(done).toEqual([
    "read name",
    "read level",
    "read money",
    "write name 120px",
    "write money 90px",
  ]);
});
