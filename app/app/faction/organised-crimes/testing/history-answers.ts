import { crime, crimesAnswer, hours, slot, success } from "./crime-answers";

type Crime = ReturnType<typeof crime>;

/** The game has paid it out. */
const paid = { type: "balance", percentage: 80, paid_by: 3000001, paid_at: hours(-29) };

const at = (hoursAgo: number) => ({
  created_at: hours(-hoursAgo - 100),
  executed_at: hours(-hoursAgo),
});

/** With two current members, one who has left (3000099) and one crime older than 30 days; items 206 and 1485. */
export const HISTORY = crimesAnswer(
  success(
    { money: 1_000_000, respect: 10, items: [{ id: 206, quantity: 2 }], payout: paid },
    {
      id: 1,
      name: "Bidding War",
      ...at(240),
      slots: [
        slot({ by: 3000001, position: "Robber", rate: 85 }),
        slot({ by: 3000004, position: "Getaway Driver", rate: 95 }),
      ],
    },
  ),
  crime({
    id: 2,
    name: "Bidding War",
    status: "Failure",
    ...at(120),
    slots: [
      slot({ by: 3000001, position: "Robber", rate: 80 }),
      slot({ by: 3000099, position: "Getaway Driver", rate: 60 }),
    ],
  }),
  success(
    { money: 1_000_001, respect: 7, items: [{ id: 1485, quantity: 1 }] },
    {
      id: 3,
      name: "Pet Project",
      ...at(30),
      slots: [
        slot({ by: 3000001, position: "Muscle", rate: 99 }),
        slot({ by: 3000004, position: "Picklock", rate: 70 }),
        slot({ position: "Muscle", rate: 12 }),
      ],
    },
  ),
  success(
    { money: 500_000, payout: paid },
    {
      id: 4,
      name: "Pet Project",
      ...at(1080),
      slots: [slot({ by: 3000003, position: "Muscle", rate: 92 })],
    },
  ),
  success(
    { money: 90_000 },
    {
      id: 5,
      name: "No Reserve",
      ...at(100),
      slots: [slot({ by: 3000099, position: "Getaway Driver", rate: 65 })],
    },
  ),
);

/** One a day, each of $1,000 for member 3000001, and all paid out: the latest yesterday. */
export const daily = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    success({ money: 1_000, payout: paid }, { id: 9_000 - i, ...at(24 * (i + 1)) }),
  );

/** The same crimes after one more, an hour later than the newest. */
export const withNext = (crimes: readonly Crime[]) => [
  ...crimes.slice(0, 1).map((newest) => ({
    ...{ ...newest, id: 9_001 },
    executed_at: (newest.executed_at ?? 0) + 3_600,
  })),
  ...crimes,
];

/** Answers as the game does: the newest 100 of a category, `from` excluded, `to` included. */
export const answering = (crimes: readonly Crime[]) => (call: URL) => {
  const query = call.searchParams;
  const isFinished = query.get("cat") === "completed";
  const isOpen = query.get("cat") === "available";
  const timeOf = (each: Crime) => (isFinished ? (each.executed_at ?? 0) : each.created_at);
  return {
    crimes: crimes
      .filter(({ status }) => !isOpen || ["Recruiting", "Planning"].includes(status))
      .filter((each) => timeOf(each) > Number(query.get("from") ?? -1))
      .filter((each) => timeOf(each) <= Number(query.get("to") ?? Infinity))
      .toSorted((a, b) => timeOf(b) - timeOf(a))
      .slice(0, 100),
  };
};
