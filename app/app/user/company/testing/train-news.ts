import { NOW } from "@/lib/api/testing/answers";

/** The employees of the fixtures by name; Sierra has left. */
const IDS = {
  Bravo: 3_000_002,
  Charlie: 3_000_003,
  Delta: 3_000_004,
  Echo: 3_000_005,
  Sierra: 3_000_019,
};

type Name = keyof typeof IDS;

/** A company's news of these trains, each so many days ago, newest first. */
export function trainNews(...trains: readonly (readonly [name: Name, daysAgo: number])[]) {
  const lines = trains
    .toSorted(([, a], [, b]) => a - b)
    .map(([name, daysAgo], index) => ({
      id: `t${String(index)}`,
      text: `Chandler <a href = http://www.torn.com/profiles.php?XID=${String(IDS[name])}>${name}</a> has been trained by the director`,
      timestamp: Math.floor(NOW / 1000 - daysAgo * 86_400) - index,
    }));
  return { news: lines, _metadata: { links: { next: null, prev: null } } };
}
