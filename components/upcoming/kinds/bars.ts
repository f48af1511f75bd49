import { gamePages } from "@/components/game/links";
import { formatWhole } from "@/lib/format/numbers";
import type { BarKind } from "@/lib/game/account/bars";
import { barFull } from "@/lib/game/upcoming/upcoming";

import { endsBy, type Kinds, type Sources, type UpcomingText } from "./define-kind";
import { BY_SECONDS } from "./how";

const full =
  <Kind extends BarKind>(kind: Kind) =>
  ({ bars }: Sources) =>
    endsBy(bars, (all, readAtMs) => barFull(kind, all[kind], readAtMs));

const fullWords = (bar: string, note: string, url: string): UpcomingText => ({
  title: `${bar} full`,
  short: bar,
  note,
  url,
});

export const BARS = {
  energy: {
    waits: true,
    rank: 3,
    ends: full("energy"),
    text: ({ maximum }) => fullWords("Energy", `${formatWhole(maximum)}, gym`, gamePages.gym),
    how: BY_SECONDS,
  },
  nerve: {
    waits: true,
    rank: 4,
    ends: full("nerve"),
    text: ({ maximum }) => fullWords("Nerve", `${formatWhole(maximum)}, crimes`, gamePages.crimes),
    how: BY_SECONDS,
  },
  happy: {
    waits: false,
    rank: 10,
    ends: full("happy"),
    text: ({ maximum, resets }) => ({
      ...fullWords("Happy", `${formatWhole(maximum)}, gym`, gamePages.gym),
      ...(resets && { title: "Happy resets", note: `To ${formatWhole(maximum)}, gym` }),
    }),
    how: BY_SECONDS,
  },
  life: {
    waits: false,
    rank: 11,
    ends: full("life"),
    text: () => fullWords("Life", "Medical items", gamePages.medical),
    how: BY_SECONDS,
  },
} satisfies Kinds<BarKind>;
