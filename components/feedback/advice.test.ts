import { expect, test } from "vitest";

import { ApiError, kindOfCode } from "@/lib/api/transport/errors";

import { adviceFor } from "./advice";

const adviceOf = (code: number, message: string) =>
  adviceFor(new ApiError(kindOfCode(code), message, code), "a key with Full Access");

test.each([
  {
    why: "jail can't be fixed, and other causes can",
    code: 10,
    message: "Key owner is in federal jail",
    says: "Your API key can’t be used right now (Key owner is in federal jail). Try again once it works, or log in with another one.",
  },
  {
    why: "only the leader switches a faction's crimes",
    code: 27,
    message: "Must be migrated to organized crimes 2.0",
    says: "Not available until you or your faction switch to crimes 2.0 (Must be migrated to organized crimes 2.0).",
  },
  {
    why: "how long a block still lasts is said elsewhere",
    code: 8,
    message: "IP block",
    says: "The game is blocking your IP address. Try again in a few minutes.",
  },
])("code $code: $why", ({ code, message, says }) => {
  expect(adviceOf(code, message)).toBe(says);
});

test("a daily limit may be ours: it doesn't say that the key is used up", () => {
  const error = new ApiError("daily-limit", "we load at most 45,000 rows");
  expect(adviceFor(error, "")).toBe(
    "Daily limit reached (we load at most 45,000 rows). Try again tomorrow.",
  );
});
