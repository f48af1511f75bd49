import type { CompanyNews } from "@/lib/store/account/company-news";
import type { FactionNews } from "@/lib/store/account/faction-news";
import type { TrainingHistory } from "@/lib/store/account/training-history";
import type { keysOf } from "@/lib/store/engine/keys";

export const AT = Date.UTC(2026, 10, 20, 12);

export const CRIME = {
  id: 7,
  name: "Bidding War",
  status: "Successful",
  difficulty: 6,
  createdAtMs: AT,
  readyAtMs: AT,
  executedAtMs: AT,
  expiresAtMs: null,
  slots: [],
  unreadSlots: 0,
  rewards: null,
};
export const HISTORY = {
  entries: [CRIME],
  dropped: 0,
  spans: [{ fromMs: 0, toMs: AT }],
  overfull: 0,
  savedAtMs: AT,
};

export const SESSIONS: TrainingHistory = {
  entries: [
    {
      id: "Session1",
      atMs: AT,
      stat: "speed",
      trains: 10,
      energy: 100,
      before: 1_000,
      after: 1_100.25,
      gain: 100.25,
      happyUsed: null,
      gymId: 24,
    },
  ],
  dropped: 0,
  spans: [{ fromMs: 0, toMs: AT }],
  overfull: 0,
  savedAtMs: AT,
};

export const FACTION_NEWS: FactionNews = {
  ...SESSIONS,
  entries: [
    {
      id: "n1",
      atMs: AT,
      kind: "used",
      player: { id: 3000002, name: "Bravo" },
      item: "Xanax",
      count: 1,
    },
  ],
};

export const COMPANY_NEWS: CompanyNews = {
  ...SESSIONS,
  entries: [{ id: "c1", atMs: AT, kind: "report", customers: 49, income: 7913 }],
};

/** The stored values after the player has restored all of them. */
export const OWN = {
  "crimeHistory 9001": { ...HISTORY, players: ["3000001"] },
  "factionNews armoury 9001": { ...FACTION_NEWS, players: ["3000001"] },
  "companyNews 8001": { ...COMPANY_NEWS, players: ["3000001"] },
  "trainingHistory 3000001": { ...SESSIONS, players: ["3000001"] },
};

const byKind = { war: 1, outside: 0.5, assist: 0.5, loss: 0.25, retaliation: 0.25, bonus: 0 };

const PAY_RULES = {
  kind: "hits",
  hits: { kind: "hits", weights: byKind, maxHits: null, equalPercent: 0 },
  score: { kind: "score", countsBonusHits: true, equalPercent: 0, perAssist: 0 },
  prices: {
    kind: "prices",
    prices: { ...byKind, outside: 0, assist: 0, loss: 0, retaliation: 0 },
    maxHits: null,
    perHitTaken: 0,
  },
};

/** A value of each kind of user data. */
export const MADE: Readonly<Record<ReturnType<typeof keysOf<"user">>[number], unknown>> = {
  agreedScores: { 28397: 5_000 },
  armouryMinimums: { 206: 100, 256: 150 },
  benefitValues: { 1: 1_000_000 },
  checklistConfig: {
    showComplete: false,
    inactivityDays: 3,
    ocPassRate: 75,
    bankCash: 5_000_000,
    enabledItems: { church: false },
  },
  dashboardCards: { order: ["stocks", "checklist"], hidden: ["faction"] },
  progressBadges: false,
  exemptions: { 3000002: [{ fromMs: AT - 86_400_000, untilMs: AT, reason: "Holiday" }] },
  trackedStats: ["xantaken", "networth"],
  goals: [{ stat: "xantaken", target: 1_000, byMs: AT }],
  companyMinimums: { stockDays: 4, fundsDays: 10, inactiveDays: 2, addictionLoss: 8 },
  companyReadings: {
    8001: [
      { dayMs: Date.UTC(2026, 10, 19), profit: 5, efficiency: 9, popularity: 8, environment: 7 },
    ],
  },
  keptEmployees: [3000002],
  memberNotes: { 3000002: "Owes us \u2028 “two” Xanax" },
  membersShare: 80,
  messageDraft: { recipients: "Alpha", message: "Hello" },
  nextTrip: { flight: "airstrip", capacity: 29 },
  notifications: { kinds: ["energy", "happy-reset"], inTitle: true },
  npcStays: { 4: { untilMs: AT } },
  payoutRuns: [{ crimeIds: [7], percent: 80, paidIds: [3000002] }],
  settledCrimes: { 9001: { crimes: { 7: AT }, upTo: [{ untilMs: AT, atMs: AT }] } },
  trainAgreements: [
    {
      addedAtMs: AT,
      playerId: 3000002,
      name: "Bravo",
      trains: 10,
      price: 500_000,
      fromMs: AT - 43_200_000,
    },
  ],
  training: {
    highestGymId: 24,
    specialGymIds: [26],
    goal: "balanced",
    goals: { strength: 0, defense: 0, speed: 5_000_000, dexterity: 0 },
    energyPerDay: 1_000,
    xanaxGapMs: 25_200_000,
    isCorrected: false,
    jumps: [
      {
        name: "DVDs",
        ingredients: {
          xanax: 4,
          dvd: 5,
          candy: 0,
          ecstasy: 1,
          coupon: 0,
          refill: 1,
          candyHappy: 25,
        },
      },
    ],
  },
  warPay: [
    {
      kind: "war",
      id: 27_811,
      rules: PAY_RULES,
      income: 763_680_621,
      costs: null,
      keptPercent: 25,
      adjustments: [{ memberId: 3000002, money: -1_500_000, reason: "Xanax without hits" }],
      voided: [],
      agreedEndMs: null,
    },
  ],
  weeklyMinimums: { "": { xantaken: 14 }, Council: { timeplayed: 25_200 } },
  tableViews: { "/app/faction/members": [{ name: "Away", search: "?q=away" }] },
};
