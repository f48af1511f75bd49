import { beforeEach, expect, test } from "vitest";

import { sampleStore } from "./account/session";
import { storeOpenedItem } from "./account/opened-items";
import { readUserData } from "./backup/user-data";
import { keysOf } from "./engine/keys";
import { itemsViewStore, pollingStore } from "./preferences/page-settings";
import { setAgreedScore } from "./user/agreed-scores";
import { setArmouryMinimum } from "./user/armoury-minimums";
import { checklistConfigStore, progressBadgesStore } from "./user/checklist";
import { dashboardCardsStore, notificationsStore, setNotified } from "./user/dashboard";
import { setCompanyMinimum } from "./user/company-minimums";
import { saveReadings } from "./user/company-readings";
import { keptEmployeesStore } from "./user/kept-employees";
import { setNextTrip } from "./user/next-trip";
import { npcStaysStore } from "./user/npc-stays";
import { payoutRunsStore } from "./user/payout-runs";
import { membersShareStore, settledCrimesStore } from "./user/payout-terms";
import { setPlayerNote } from "./user/player-notes";
import { setGoal, trackedStatsStore } from "./user/progress";
import { saveTableView } from "./user/table-views";
import { messageDraftStore, setOwnValue } from "./user/tools";
import { setTrainAgreement } from "./user/train-agreements";
import { setTraining, trainingStore } from "./user/training";
import { warPayStore } from "./user/war-pay";
import { addExemption, setWeeklyMinimum } from "./user/weekly-minimums";

beforeEach(() => {
  localStorage.clear();
  sampleStore.set(false);
});

const BY_KIND = { war: 1, outside: 1, assist: 1, loss: 1, retaliation: 1, bonus: 0 };

/** Something that a visitor does in the sample data, by the key of the value that it changes. */
const ACTS: Readonly<Record<string, () => void>> = {
  agreedScores: () => {
    setAgreedScore(7, 500);
  },
  armouryMinimums: () => {
    setArmouryMinimum(206, 100);
  },
  benefitValues: () => {
    setOwnValue(1, 50_000);
  },
  checklistConfig: () => {
    checklistConfigStore.set({ ...checklistConfigStore.fallback, inactivityDays: 3 });
  },
  dashboardCards: () => {
    dashboardCardsStore.set({ order: ["crime"], hidden: ["week"] });
  },
  exemptions: () => {
    addExemption(3000001, { fromMs: 1, untilMs: 2, reason: "Holiday" });
  },
  goals: () => {
    setGoal({ stat: "xantaken", target: 900, byMs: null });
  },
  itemsView: () => {
    itemsViewStore.set({ sort: "name.asc", view: "cards" });
  },
  companyMinimums: () => {
    setCompanyMinimum("stockDays", 5);
  },
  companyReadings: () => {
    saveReadings(8001, [
      { dayMs: Date.UTC(2026, 10, 19), profit: 5, efficiency: 1, popularity: 2, environment: 3 },
    ]);
  },
  keptEmployees: () => {
    keptEmployeesStore.set([3000001]);
  },
  memberNotes: () => {
    setPlayerNote(3000001, "Invented");
  },
  membersShare: () => {
    membersShareStore.set(70);
  },
  messageDraft: () => {
    messageDraftStore.set({ recipients: "1", message: "Hello" });
  },
  nextTrip: () => {
    setNextTrip({ capacity: 34 });
  },
  notifications: () => {
    setNotified("energy", true);
  },
  npcStays: () => {
    npcStaysStore.set({ 4: { untilMs: 100 } });
  },
  openedItems: () => {
    storeOpenedItem(206);
  },
  payoutRuns: () => {
    payoutRunsStore.set([{ crimeIds: [7], percent: 80, paidIds: [3000001] }]);
  },
  polling: () => {
    pollingStore.set({ isOn: false, slowdown: 4, alarm: true });
  },
  progressBadges: () => {
    progressBadgesStore.set(false);
  },
  settledCrimes: () => {
    settledCrimesStore.set({ 9001: { crimes: { 7: 100 }, upTo: [] } });
  },
  tableViews: () => {
    saveTableView("/app/torn/items", { name: "Mine", search: "" });
  },
  trackedStats: () => {
    trackedStatsStore.set(["networth"]);
  },
  trainAgreements: () => {
    setTrainAgreement({
      addedAtMs: 1,
      playerId: 3000001,
      name: "Alpha",
      trains: 10,
      price: 500_000,
      fromMs: 0,
    });
  },
  training: () => {
    setTraining(trainingStore, { highestGymId: 24 });
  },
  warPay: () => {
    warPayStore.set([
      {
        kind: "war",
        id: 7,
        rules: {
          kind: "score",
          hits: { kind: "hits", weights: BY_KIND, maxHits: null, equalPercent: 0 },
          score: { kind: "score", countsBonusHits: true, equalPercent: 0, perAssist: 0 },
          prices: { kind: "prices", prices: BY_KIND, maxHits: null, perHitTaken: 0 },
        },
        income: 500,
        costs: null,
        keptPercent: 25,
        adjustments: [],
        voided: [],
        agreedEndMs: null,
      },
    ]);
  },
  weeklyMinimums: () => {
    setWeeklyMinimum("", "xantaken", 10);
  },
};

test("each value that a player enters is tried", () => {
  expect(Object.keys(ACTS)).toEqual(expect.arrayContaining(keysOf("user")));
});

const stored = () => Object.keys(localStorage).toSorted();

test.each(Object.entries(ACTS))("%s of the sample data stays in it", (key, act) => {
  act();
  const own = localStorage.getItem(key);
  expect(own).not.toBeNull();
  localStorage.removeItem(key);

  sampleStore.set(true);
  act();
  expect(stored()).toEqual([`${key}OfSample`]);
  expect(localStorage.getItem(`${key}OfSample`)).toBe(own);
  expect(readUserData()).toEqual({});
  sampleStore.set(false);
  expect(stored()).toEqual([]);
});

test("the player’s own value isn’t shown in the sample data, and is there again afterwards", () => {
  setNotified("energy", true);
  const own = notificationsStore.get();
  sampleStore.set(true);
  expect(notificationsStore.get()).toEqual(notificationsStore.fallback);
  setNotified("drug", true);
  expect(readUserData()).toEqual({ notifications: own });
  sampleStore.set(false);
  expect(notificationsStore.get()).toEqual(own);
});

test("a page that shows a value hears of the change into the sample data and out of it", () => {
  setNotified("energy", true);
  const seen: number[] = [];
  const end = notificationsStore.subscribe(() => seen.push(notificationsStore.get().kinds.length));
  sampleStore.set(true);
  sampleStore.set(false);
  end();
  expect(seen).toEqual([0, 1]);
});
