import { gamePages } from "@/components/game/links";
import { cooldownOver } from "@/lib/game/upcoming/upcoming";

import { endsBy, type Kinds, type Sources, type UpcomingText } from "./define-kind";
import { BY_SECONDS } from "./how";

type CooldownKind = "booster" | "drug" | "medical";

const over =
  <Kind extends CooldownKind>(kind: Kind, seconds: `${Kind}Seconds`) =>
  ({ cooldowns }: Sources) =>
    endsBy(cooldowns, (all, readAtMs) => cooldownOver(kind, all[seconds], readAtMs));

const cooldownWords = (atMs: number | null, of: string, url: string): UpcomingText => ({
  title: `${of} cooldown ${atMs === null ? "over" : "ends"}`,
  short: of,
  note: "Items",
  url,
});

export const COOLDOWNS = {
  drug: {
    waits: true,
    rank: 5,
    ends: over("drug", "drugSeconds"),
    text: ({ atMs }) => cooldownWords(atMs, "Drug", gamePages.drugs),
    how: BY_SECONDS,
  },
  booster: {
    waits: true,
    rank: 6,
    ends: over("booster", "boosterSeconds"),
    text: ({ atMs }) => cooldownWords(atMs, "Booster", gamePages.boosters),
    how: BY_SECONDS,
  },
  medical: {
    waits: false,
    rank: 12,
    ends: over("medical", "medicalSeconds"),
    text: ({ atMs }) => cooldownWords(atMs, "Medical", gamePages.medical),
    how: BY_SECONDS,
  },
} satisfies Kinds<CooldownKind>;
