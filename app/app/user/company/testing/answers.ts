import type { Answers } from "@/app/testing/render-page";
import applications from "@/lib/api/testing/fixtures/company-applications.json" with { type: "json" };
import payLog from "@/lib/api/testing/fixtures/user-pay-log.json" with { type: "json" };
import details from "@/lib/api/testing/fixtures/company-details.json" with { type: "json" };
import staff from "@/lib/api/testing/fixtures/company-staff.json" with { type: "json" };
import stock from "@/lib/api/testing/fixtures/company-stock.json" with { type: "json" };
import { apiError } from "@/lib/api/testing/server";

export const PATH = "/app/user/company";

const position = (
  id: number,
  name: string,
  [manual_labor, intelligence, endurance]: readonly [number, number, number],
) => ({
  id,
  name,
  description: "",
  ability: "None",
  working_stats: {
    required: { manual_labor, intelligence, endurance },
    daily_gains: { manual_labor: 0, intelligence: 20, endurance: 40 },
  },
});

/** The candle shop of the fixtures, with two positions that its employees would do better in if they swapped. */
const TYPES = {
  companies: [
    {
      id: 8,
      name: "Candle Shop",
      cost: 500_000,
      employees: 4,
      positions: [
        position(802, "Chandler", [0, 12_000, 4000]),
        position(803, "Salesperson", [1000, 0, 1000]),
      ],
      stock: [],
      specials: [
        { id: 3, name: "Wax Museum", effect: "Immunity", cost: 0, rating: 7 },
        { id: 1, name: "Candlelight", effect: "50 happiness", cost: 5, rating: 1 },
        { id: 2, name: "Warm Glow", effect: "10% passive defense", cost: 0, rating: 5 },
      ],
    },
  ],
};

/** The answers to a director of a candle shop. */
export const DIRECTOR = {
  "/company/employees": staff,
  "/torn/companies": TYPES,
} satisfies Answers;

/** The answers to an employee of the same shop: the player of the fixtures is Delta there. */
export const EMPLOYEE: Answers = {
  ...DIRECTOR,
  "/user/log": payLog,
  "/user/job": {
    job: {
      type: "company",
      id: 8001,
      type_id: 8,
      name: "Wicks & Wax",
      rating: 6,
      position: "Salesperson",
      days_in_company: 31,
    },
  },
  "/user/basic": {
    profile: {
      id: 3_000_004,
      name: "Delta",
      level: 41,
      status: { description: "Okay", details: null, state: "Okay", color: "green", until: null },
    },
  },
  "/company/profile": { profile: { ...details.profile, director: { id: 9 } } },
};

const company = (changes: object): Answers => ({
  "/company/profile": { profile: { ...details.profile, ...changes } },
});

const stockWith = (changes: object): Answers => ({
  "/company/stock": { stock: stock.stock.map((product) => ({ ...product, ...changes })) },
});

const staffWith = (changes: object): Answers => ({
  "/company/employees": { employees: staff.employees.map((each) => ({ ...each, ...changes })) },
});

/** A company that needs nobody. */
export const QUIET: Answers = {
  ...company({ trains: 0, funds: 90_000_000 }),
  ...stockWith({ in_stock: 50_000 }),
  "/company/applications": { applications: [] },
  "/company/employees": { employees: [] },
};

/** The company as a key with public access sees it. */
export const PUBLIC: Answers = {
  ...company({
    funds: undefined,
    trains: undefined,
    advertisement_budget: undefined,
    efficiency: undefined,
    popularity: undefined,
    environment: undefined,
    upgrades: undefined,
  }),
  ...staffWith({ stats: undefined, effectiveness: undefined, wage: undefined }),
  "/company/applications": apiError(16),
  "/company/stock": apiError(16),
};

/** The company as an employee with such a key sees it. */
export const PUBLIC_EMPLOYEE: Answers = {
  ...EMPLOYEE,
  ...staffWith({ stats: undefined, effectiveness: undefined, wage: undefined }),
  ...Object.fromEntries(
    ["/user/workstats", "/user/jobpoints", "/user/log", "/company/news"].map((path) => [
      path,
      apiError(16),
    ]),
  ),
};

/** A company that has no employees, no stock and no report yet. */
export const FOUNDED_TODAY: Answers = {
  ...company({
    days_old: 0,
    income: { daily: 0, weekly: 0 },
    employees: { hired: 0, capacity: 4 },
    upgrades: { storage_capacity: 2000 },
  }),
  ...stockWith({ in_stock: 0, on_order: 0, sold_amount: 0, sold_worth: 0 }),
  "/company/employees": { employees: [] },
};

const [scented, , holder] = stock.stock;

/** Two items with too little for a day's sales: 500 pieces of the first are missing, 650 of the second. */
export const LITTLE_STOCK: Answers = {
  "/company/stock": {
    stock: [
      { ...scented, in_stock: 1400 },
      { ...holder, sold_amount: 900 },
    ],
  },
};

export const SERVICES: Answers = stockWith({ cost: 0, in_stock: 0, on_order: 0 });

/** Everybody with the same wage; undefined leaves it out. */
export const withWage = (wage: number | undefined): Answers => staffWith({ wage });

/** Everybody with two parts of effectiveness, the others left out. */
export const TWO_PARTS: Answers = staffWith({ effectiveness: { working_stats: 126, total: 148 } });

/** Without Delta, who alone has a book and a gender part. */
export const WITHOUT_DELTA: Answers = {
  "/company/employees": { employees: staff.employees.filter(({ name }) => name !== "Delta") },
};

/** Echo and Delta would do better by a single point in each other's position. */
export const SMALL_GAIN: Answers = {
  "/company/employees": {
    employees: staff.employees.map((each) => ({
      ...each,
      stats: {
        manual_labor: 1000,
        intelligence: each.name === "Delta" ? 14_000 : 12_000,
        endurance: 4000,
      },
    })),
  },
};

/** Applications of which the game doesn't tell the working stats. */
export const WITHOUT_STATS: Answers = {
  "/company/applications": {
    applications: applications.applications.map(({ player, ...each }) => ({
      ...each,
      player: { ...player, stats: null },
    })),
  },
};

/** The shop's positions, of which one has a name of two words. */
export const TWO_WORDS: Answers = {
  "/torn/companies": {
    companies: TYPES.companies.map((type) => ({
      ...type,
      positions: [...type.positions, position(804, "Shop Manager", [2000, 0, 1000])],
    })),
  },
};
