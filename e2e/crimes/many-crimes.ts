import { NOW } from "../../lib/api/testing/answers";

/** Crimes of six members each, an hour apart, the newest first; one in five is still ahead. */
export function manyCrimes(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    id: count - i,
    name: `Crime ${i % 20}`,
    status: i % 5 === 0 ? "Planning" : i % 7 === 0 ? "Failure" : "Successful",
    difficulty: (i % 9) + 1,
    created_at: NOW / 1000 - i * 3_600 - 90_000,
    ready_at: NOW / 1000 + 3_600 * (i % 90),
    executed_at: NOW / 1000 - i * 3_600,
    expired_at: NOW / 1000 + 900_000,
    slots: Array.from({ length: 6 }, (_slot, index) => ({
      position: `Role ${(i + index) % 12}`,
      checkpoint_pass_rate: 40 + ((i * 7 + index * 13) % 60),
      user: { id: ((i * 6 + index * 17) % 100) + 1, outcome: "Successful" },
      item_requirement: { id: 206, is_available: (i + index) % 3 > 0, is_reusable: false },
    })),
    rewards:
      i % 5 === 0 || i % 7 === 0
        ? null
        : { money: 1_000_003 * (i % 30), respect: 10, items: [{ id: 206, quantity: 2 }] },
  }));
}
