import type { SampleKey, StoredKey } from "../engine/keys";

const LONG = "x".repeat(100_000);

/** Values that another program, a bug or another version may have stored under any of our keys. */
export const WRONG: Readonly<Record<string, string>> = {
  nothing: "",
  "a space": " ",
  "a word": "not json",
  "half an object": '{"a":',
  null: "null",
  undefined: "undefined",
  true: "true",
  zero: "0",
  "a negative number": "-1",
  "a number beyond counting": "1e300",
  infinity: "1e999",
  NaN: "NaN",
  "a text": '"text"',
  "an empty list": "[]",
  "a list of nothing": "[null,null]",
  "a list of numbers": "[1,-1,1e300]",
  "a list of lists": "[[[[]]]]",
  "an empty object": "{}",
  "an object of other names": '{"a":1,"b":[2],"c":{"d":null}}',
  "an object that would change all others":
    '{"__proto__":{"atMs":1},"constructor":{"prototype":1}}',
  "letters without end": JSON.stringify(LONG),
  "lists in depth": "[".repeat(5_000) + "]".repeat(5_000),
};

const call = { id: "a", kind: "calls", count: 1, ticksMs: 1, clockMs: 1 };
const member = { id: 3000001, name: "Alpha", lastActionAtMs: 1 };
const visit = { atMs: 1, members: [member] };
const visits = (one: object) =>
  JSON.stringify({
    "9f1b2c3d": { before: one, latest: one },
    other: { before: null, latest: one },
  });
const many = (count: number, entry: unknown) => Array.from({ length: count }, () => entry);
const readings = (...days: unknown[]) => JSON.stringify({ 8001: days });
const named = (count: number, entry: unknown) =>
  Object.fromEntries(many(count, entry).map((value, i) => [`${i}`, value]));
/** The only way to write it in JSON: it is read as Infinity. */
const endless = (value: unknown) => JSON.stringify(value).replaceAll('"endless"', "1e999");

const notes = {
  "notes that are none": '{"3000001":5,"3000002":null,"3000003":["a"]}',
  "a note without end": JSON.stringify({ 3000001: LONG }),
  "notes on everybody": JSON.stringify(named(12_000, "a")),
};

const stays = {
  "stays beyond all dates": endless({ 4: { untilMs: "endless" }, 15: { untilMs: -1 } }),
  "stays that are none": '{"4":5,"15":null,"19":{}}',
  "stays of everybody": JSON.stringify(named(5_000, { untilMs: 1 })),
};

const runs = {
  "runs at no percentage": endless([
    { crimeIds: [7], percent: "endless", paidIds: [1] },
    { crimeIds: [7], percent: -1, paidIds: [] },
  ]),
  "runs of no crimes": JSON.stringify([
    { crimeIds: [1e300], percent: 80, paidIds: [] },
    { crimeIds: [0.5], percent: 80, paidIds: [] },
    { crimeIds: null, percent: 80, paidIds: [] },
  ]),
  "runs without end": JSON.stringify(many(5_000, { crimeIds: [1], percent: 80, paidIds: [1] })),
};

const checklistProgress = {
  "a day beyond all dates": '{"dayMs":1e300,"done":1,"of":2}',
  "counts that are none": '{"dayMs":1,"done":-1,"of":1e300}',
};

const settled = {
  "marks beyond all dates":
    '{"1":{"crimes":{"7":1e300},"upTo":[{"untilMs":-1,"atMs":1},{"untilMs":1,"atMs":1e300}]}}',
  "marks that are none": '{"1":{"crimes":{"7":"yes"},"upTo":[null]},"2":7}',
  "marks without end": JSON.stringify({ 1: { crimes: named(12_000, 1), upTo: [] } }),
};

const calls = {
  "calls beyond counting": JSON.stringify([{ ...call, count: 1e300 }]),
  "calls beyond all dates": endless([
    { ...call, ticksMs: "endless" },
    { ...call, clockMs: -1 },
  ]),
  "calls without end": JSON.stringify(many(5_000, call)),
};

const training = {
  "gyms that are none": '{"highestGymId":1e300,"specialGymIds":[-1,"a",1e300,26]}',
  "goals beyond counting": '{"goal":7,"goals":{"strength":1e300,"speed":-1},"energyPerDay":1e300}',
  "jumps that are none":
    '{"jumps":[null,{"name":5},{"name":"a","ingredients":{"xanax":1e300,"dvd":-1,"candy":"b"}}]}',
  "jumps without end": JSON.stringify({
    jumps: many(5_000, { name: "a", ingredients: { xanax: 4 } }),
  }),
};

const agreement = {
  addedAtMs: 1,
  playerId: 3_000_001,
  name: "Alpha",
  trains: 10,
  price: 0,
  fromMs: 0,
};

const byKind = { war: 1, outside: 1, assist: 1, loss: 1, retaliation: 1, bonus: 0 };

const pay = {
  kind: "war",
  id: 27_811,
  rules: {
    kind: "hits",
    hits: { kind: "hits", weights: byKind, maxHits: null, equalPercent: 0 },
    score: { kind: "score", countsBonusHits: true, equalPercent: 0, perAssist: 0 },
    prices: { kind: "prices", prices: byKind, maxHits: null },
  },
  income: null,
  costs: null,
  keptPercent: 25,
  adjustments: [],
};

const exemptions = {
  "exemptions beyond all dates": '{"3000001":{"untilMs":1e300,"reason":""}}',
  "an exemption from beyond all dates": '{"3000001":{"fromMs":-1e300,"untilMs":1,"reason":""}}',
  "a reason without end": JSON.stringify({ 3000001: { untilMs: 1, reason: LONG } }),
  "exemptions without end": JSON.stringify({
    3000001: many(5_000, { fromMs: 0, untilMs: 1, reason: "" }),
  }),
  "exemptions that are none": '{"3000001":[null,7,{"untilMs":"soon"}],"3000002":"away"}',
};

/** The right shape with absurd values. */
export const WRONG_OF: Readonly<
  Record<Exclude<StoredKey, SampleKey>, Readonly<Record<string, string>>>
> = {
  agreedScores: {
    "scores that are none": '{"1":1e300,"2":-5,"3":0,"4":0.5,"5":"5000"}',
    "scores without end": JSON.stringify(named(12_000, 5_000)),
  },
  apiKey: { "a key without end": LONG },
  awardVisits: {
    "a visit beyond all dates": '{"beforeMs":null,"latestMs":1e300}',
    "a visit before all dates": '{"beforeMs":-1e300,"latestMs":1}',
  },
  armouryMinimums: {
    "minimums beyond counting": '{"206":1e308,"256":-5,"22":0.5}',
    "a minimum of a text": '{"206":"100"}',
  },
  benefitValues: {
    "values beyond counting": '{"1":1e308,"2":-5,"3":0.1,"4":1e16}',
    "a value of a text": '{"1":"1e308"}',
  },
  calls,
  checklistConfig: {
    "thresholds beyond counting": '{"inactivityDays":1e300,"ocPassRate":-1e300}',
    "endless thresholds": '{"inactivityDays":1e999,"ocPassRate":-1e999}',
    "switches that are none": '{"showComplete":"no","enabledItems":{"education":[]}}',
    "switches without end": JSON.stringify({ enabledItems: named(12_000, false) }),
  },
  dashboardCards: {
    "cards that are none": '{"order":[1,null,"crime"],"hidden":{"0":"crime"}}',
    "cards without end": JSON.stringify({ order: many(12_000, "crime"), hidden: [LONG] }),
  },
  progressBadges: { "a switch that is none": "perhaps" },
  exemptions,
  trackedStats: {
    "names that are none": "[1,null,{}]",
    "names without end": JSON.stringify(many(12_000, "xantaken")),
  },
  gameClock: {
    "clocks that lie ages apart": '{"aheadMs":1e300,"comparedAtMs":1}',
    "a comparison of no time": '{"aheadMs":0,"comparedAtMs":-1e300}',
  },
  goals: {
    "goals beyond counting": '[{"stat":"xantaken","target":1e300,"byMs":null}]',
    "goals beyond all dates": '[{"stat":"xantaken","target":1,"byMs":1e300}]',
    "goals without end": JSON.stringify(many(5_000, { stat: "xantaken", target: 1, byMs: null })),
  },
  itemsView: { "a view without end": JSON.stringify({ sort: LONG, view: LONG }) },
  keyRejection: { "a reason without end": LONG },
  memberNotes: notes,
  memberVisits: {
    "a visit beyond all dates": visits({ ...visit, atMs: 1e300 }),
    "a visit before all dates": visits({ ...visit, atMs: -1e300 }),
    "members beyond all dates": visits({
      ...visit,
      members: [{ ...member, lastActionAtMs: 1e300 }],
    }),
    "members without a name": visits({ ...visit, members: [{ ...member, name: null }] }),
    "members without end": visits({ ...visit, members: many(3_000, member) }),
  },
  companyMinimums: {
    "minimums beyond counting": '{"stockDays":1e300,"addictionLoss":-1e300}',
    "minimums that are none": '{"stockDays":"many","fundsDays":null,"inactiveDays":[]}',
  },
  companyReadings: {
    "days beyond all dates": readings({ dayMs: 1e300, profit: 1e300 }),
    "profits that are none": readings({ dayMs: Date.UTC(2026, 10, 19), profit: "much" }),
    "days without end": readings(...many(3_000, { dayMs: 1, profit: 1 })),
  },
  keptEmployees: {
    "employees that are none": '["Alpha",-1,null,1.5]',
    "employees without end": JSON.stringify(many(12_000, 3_000_001)),
  },
  nextTrip: {
    "a capacity beyond counting": '{"flight":"airstrip","capacity":1e300}',
    "choices that are none": '{"flight":"balloon","capacity":"all"}',
  },
  membersShare: { "more than all": "1e300", "less than nothing": "-1", "a text": '"80"' },
  messageDraft: {
    "a draft of numbers": '{"recipients":7,"message":null}',
    "opened composers that are none":
      '{"recipients":"","message":"","opened":{"message":7,"ids":["a"]}}',
    "a draft without end": JSON.stringify({ recipients: "a\n".repeat(60_000), message: LONG }),
  },
  npcStays: stays,
  notifications: {
    "kinds that are none": '{"kinds":[1,null],"inTitle":"yes"}',
    "kinds without end": JSON.stringify({ kinds: many(12_000, "drug"), inTitle: true }),
  },
  openedItems: {
    "items that are none": '[null,"206",{}]',
    "items beyond counting": "[1e300,-1]",
    "items without end": JSON.stringify(many(12_000, 206)),
  },
  payoutRuns: runs,
  player: { "a number of no player": "007", "a number without end": "9".repeat(200_000) },
  backfillCalls: calls,
  fetchTimes: {
    "a time beyond all dates": '{"/user/bars":1e300}',
    "a time of a text": '{"/user/bars":"1"}',
  },
  backfillRows: {
    "rows beyond counting": '{"dayMs":0,"rows":1e300}',
    "a day beyond all dates": '{"dayMs":1e300,"rows":1}',
  },
  companyNeeds: {
    "needs beyond counting": '{"count":1e300,"endsAtMs":1}',
    "an end beyond all dates": '{"count":1,"endsAtMs":1e300}',
  },
  payDue: {
    "members beyond counting": '{"count":1e300,"endsAtMs":1}',
    "members that are none": '{"count":"many","endsAtMs":1}',
    "a bare number": "8",
  },
  settledCrimes: settled,
  singleKeys: { "a long answer": LONG },
  tableViews: {
    "views that are none": '{"/app/faction/members":[null,{"name":1},{"name":"a","search":[]}]}',
    "a view of columns that are none": JSON.stringify({
      "/app/faction/members": [{ name: LONG, search: `columns=${LONG}&sort=%00.desc,-1` }],
    }),
    "views without end": JSON.stringify({
      "/app/faction/members": many(12_000, { name: "a", search: "" }),
    }),
  },
  checklistProgress,
  trainAgreements: {
    "agreements that are none": '[null,7,{"playerId":1},{"addedAtMs":1,"trains":"many"}]',
    "agreements beyond counting": JSON.stringify([
      { ...agreement, trains: 1e300 },
      { ...agreement, trains: 0 },
      { ...agreement, price: 1e300 },
      { ...agreement, price: -1 },
      { ...agreement, fromMs: 1e300 },
    ]),
    "agreements without end": JSON.stringify(many(5_000, agreement)),
    "a name without end": JSON.stringify([{ ...agreement, name: LONG }]),
  },
  training,
  unknownPlayer: { "a switch that is none": "perhaps" },
  warPay: {
    "pay that is none": '[null,7,{"kind":"war","id":1},{"kind":"raid","id":1}]',
    "amounts beyond counting": JSON.stringify([
      { ...pay, income: 1e300 },
      { ...pay, costs: -5 },
      { ...pay, keptPercent: 101 },
      { ...pay, rules: { ...pay.rules, kind: "luck" } },
      { ...pay, adjustments: [{ memberId: 1, money: 1e300, reason: "" }] },
    ]),
    "pay without end": JSON.stringify(many(500, pay)),
    "a reason without end": JSON.stringify([
      { ...pay, adjustments: [{ memberId: 1, money: 1, reason: LONG }] },
    ]),
  },
  weeklyMinimums: {
    "lines beyond counting": '{"":{"xantaken":1e300}}',
    "lines that are none": '{"":7,"Council":{"xantaken":"many"}}',
  },
  polling: {
    "a pace that is none": '{"isOn":true,"slowdown":3,"alarm":false}',
    "a switch that is none": '{"isOn":"yes","slowdown":1,"alarm":false}',
  },
};

/** The rounds that it takes until each value of a key has been in one. */
export const ROUNDS = [0, 1, 2, 3, 4];

/** The n-th wrong value of each key but the API key's, or the last that it has. */
export const wrongRound = (n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(WRONG_OF)
      .filter(([key]) => key !== "apiKey")
      .map(([key, values]) => [
        key,
        Object.values(values).at(Math.min(n, Object.keys(values).length - 1)) ?? "",
      ]),
  );
