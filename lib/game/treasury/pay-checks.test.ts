import fc from "fast-check";
import { expect, test } from "vitest";

import { payChecks } from "./pay-checks";
import { checkPayments, type Payment } from "./payments";

const RUN = { fromMs: 0, untilMs: Infinity };

const payment = (memberId: number, money: number, atMs = 1): Payment => ({
  ...{ id: `${memberId} ${money} ${atMs}`, atMs, memberId, money },
  by: { id: 9, name: "Marrow" },
  onto: "balance",
});

const checked = (
  due: readonly (readonly [memberId: number, money: number])[],
  payments: readonly Payment[],
  ticked: readonly number[] = [],
) => {
  const lines = due.map(([memberId, money]) => ({ memberId, money }));
  return payChecks(lines, checkPayments(lines, payments, RUN), new Set(ticked));
};

test("another amount, an amount paid twice, and a tick that no news proves", () => {
  const found = checked(
    [
      [1, 24_307_450],
      [2, 37_891_025],
      [3, 20_732_825],
      [4, 18_000_000],
      [5, 17_000_000],
      [6, 30_000_000],
    ],
    [
      payment(1, 20_000_000),
      payment(2, 37_891_025, 1),
      payment(2, 37_891_025, 2),
      payment(4, 18_000_000),
      payment(6, 29_000_000),
    ],
    [3, 4],
  );
  expect(found).toMatchObject({
    twice: [{ memberId: 2, money: 37_891_025, payments: [{ atMs: 1 }, { atMs: 2 }] }],
    others: [
      { memberId: 6, money: 30_000_000, isTicked: false, payments: [{ money: 29_000_000 }] },
      { memberId: 1, money: 24_307_450, isTicked: false, payments: [{ money: 20_000_000 }] },
    ],
    unproven: [{ memberId: 3, money: 20_732_825 }],
    members: 6,
    proven: 2,
    ticked: 1,
  });
});

test("somebody who is ticked off and got another amount is one line", () => {
  const found = checked([[1, 500]], [payment(1, 400)], [1]);
  expect(found?.others).toMatchObject([{ memberId: 1, isTicked: true }]);
  expect(found?.unproven).toEqual([]);
  expect(found?.ticked).toBe(1);
});

test("other amounts say nothing before anybody is paid or ticked off", () => {
  expect(checked([[1, 500]], [payment(1, 400)])).toBeNull();
  expect(checked([[1, 500]], [])).toBeNull();
});

test("one who is paid and one who is ticked off: the war is paid", () => {
  const due = [
    [1, 500],
    [2, 400],
  ] as const;
  expect(checked(due, [payment(1, 500)], [2])).toMatchObject({ proven: 1, ticked: 1 });
});

test("somebody without pay isn't in any list", () => {
  const due = [
    [1, 0],
    [2, 500],
  ] as const;
  const found = checked(due, [payment(1, 400), payment(2, 500)], [1]);
  expect(found).toMatchObject({ others: [], unproven: [], members: 1, proven: 1, ticked: 0 });
});

test("each member with pay is in one list at most, and the counts agree", () => {
  const ids = fc.integer({ min: 1, max: 6 });
  const amounts = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(ids, amounts), { selector: ([id]) => id }),
      fc.array(fc.tuple(ids, amounts)),
      fc.array(ids),
      (due, paid, ticked) => {
        const found = checked(
          due,
          paid.map(([id, money], index) => payment(id, money, index)),
          ticked,
        );
        if (found === null) return;
        const { twice, others, unproven, members, proven } = found;
        const listed = [...twice, ...others, ...unproven].map(({ memberId }) => memberId);
        expect(new Set(listed).size).toBe(listed.length);
        expect(members).toBe(due.filter(([, money]) => money > 0).length);
        expect(proven + found.ticked).toBeLessThanOrEqual(members);
        expect(unproven.length + others.filter(({ isTicked }) => isTicked).length).toBe(
          found.ticked,
        );
      },
    ),
  );
});
