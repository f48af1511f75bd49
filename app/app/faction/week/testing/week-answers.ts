import members from "@/lib/api/testing/fixtures/faction-members.json";

export const PATH = "/app/faction/week";

export const ALPHA = 3_000_001;
const DAY_S = 86_400;

/** A player’s statistics by name, each as a function of the time in seconds. */
type Stats = Readonly<Record<string, (timestamp: number) => number>>;

/** Answers with a player's statistics at the requested time. */
export const statsOf =
  (values: Stats) =>
  ({ searchParams }: URL) => {
    const timestamp = Number(searchParams.get("timestamp"));
    return {
      personalstats: Object.entries(values).map(([name, valueAt]) => ({
        ...{ name, value: valueAt(timestamp), timestamp },
      })),
    };
  };

/** The same answer for each member's statistics. */
export const ofEachMember = (answer: (call: URL) => unknown) =>
  Object.fromEntries(members.members.map(({ id }) => [`/user/${id}/personalstats`, answer]));

/** Each day adds an hour of play and two Xanax. */
export const PLAYING = ofEachMember(
  statsOf({ timeplayed: (at) => at / 24, xantaken: (at) => (at / DAY_S) * 2 }),
);

/** Alpha’s contributions since joining, by the name of the statistic. */
export const contributions = (alpha: Readonly<Record<string, number>>, isMember = true) => ({
  "/faction/contributors": ({ searchParams }: URL) => ({
    contributors: [
      {
        id: ALPHA,
        username: "Alpha",
        value: alpha[searchParams.get("stat") ?? ""] ?? 0,
        in_faction: isMember,
      },
      { id: 3_000_002, username: "Bravo", value: 0, in_faction: true },
    ],
  }),
});
