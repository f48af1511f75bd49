import { positionPoints } from "@/lib/game/companies/position-points";

import { type Clock, DAY, lastAction, MINUTE, oncePerClock } from "./clock";
import { companyNews, companyReports, companyTotals } from "./company-news";
import { at, type Random, seededRandom } from "./random";
import { rivals } from "./rivals";
import { ownStatus, PLAYER_ID, rosterMember } from "./roster";

/** The game's types of company: id, name, cost in thousands, employees, goods. Positions, specials and figures are invented. */
const TABLE = `1|Hair Salon|750|4|Standard Treatment,Full Treatment,Luxury Treatment
2|Law Firm|4000|4|Per Hour
3|Flower Shop|500|4|Vase,Hamper,Bouquet,Card
4|Car Dealership|6000|4|Hatchback,Sedan,Sports Car,Coupe
5|Clothing Store|1000|5|Polo Shirt,Jacket,Jeans,Boots
6|Gun Shop|2500|4|Rifle,Pistol,Shotgun
7|Game Shop|1250|4|Console,Console Game,Controller
8|Candle Shop|500|4|Scented Candle,Pillar Candle,Holder
9|Toy Shop|2000|5|Doll,Jigsaw,Board Game,Trampoline
10|Adult Novelties|1750|4|Magazine,Handcuffs
11|Cyber Cafe|3000|4|Per Hour,Venue Hire,Computer Repair
12|Grocery Store|2000|5|Fruit,Meat,Bread,Dairy
13|Theater|50000|6|Ticket
14|Sweet Shop|1000|4|Chocolate Selection,Fudge Selection,Liquorice Selection
15|Cruise Line|300000|6|Ticket
16|Television Network|8000000|8|Commercial Contract
18|Zoo|300000|6|Entry Fee,Animal Feed,Souvenir
19|Firework Stand|500|4|Firework
20|Property Broker|750|4|Trailer Commission,Villa Commission
21|Furniture Store|2500|4|Sofa,Dining Table,Bed
22|Gas Station|25000|4|Gasoline,Diesel
23|Music Store|1500|4|Piano,Guitar,Drum Kit
24|Nightclub|7500|5|Entry Fee,Cocktail,Soft Drink
25|Pub|1250|4|Beer,Cider,Coffee
26|Gents Strip Club|5000|4|Admission,Tips
27|Restaurant|1000|4|Starter Course,Main Course,Dessert Course
28|Oil Rig|10500000|12|Oil
29|Fitness Center|17000|8|Membership Fee
30|Mechanic Shop|3000|4|Inspection,Service,Major Repair
31|Amusement Park|100000|8|Day Pass
32|Lingerie Store|1750|4|Corset,Stockings
33|Meat Warehouse|4000|5|Meat
34|Farm|5250|5|Bushel of Crops,Gallon of Milk,Box of Eggs
35|Software Corporation|6000|5|Website,Application,Game
36|Ladies Strip Club|5000|4|Admission,Tips
37|Private Security Firm|950000|6|Training Contract,Protection Contract
38|Mining Corporation|4500000|8|Salt
39|Detective Agency|12000|4|Private Surveillance Contract,Insurance Fraud Contract
40|Logistics Management|1800000|6|Local Logistics Contract,Global Logistics Contract`;

const ROLES = [
  "Assistant,None,This person serves the customers.",
  "Technician,None,Keeps whatever breaks in working order.",
  "Specialist,None,Knows the trade better than anybody.",
  "Cleaner,Cleaner,Keeps the premises clean and presentable.",
  "Manager,Manager,Makes sure that each day runs as it should.",
  "Receptionist,Secretary,Takes calls and keeps the books.",
  "Marketing Manager,Marketer,Makes advertising go further.",
  "HR Officer,Trainer,Trains the employees.",
];
const SPECIALS = [
  "Bargain,Money,1",
  "Insight,See the exact life of a target,10",
  "Helping Hand,1 random item of the trade,25",
  "Stamina,10% more energy from items,0",
  "Master of the Trade,50% shorter education,0",
  "Fresh Start,50 happiness,5",
  "Old Friends,15 points of nerve,40",
];
const RATINGS = [1, 3, 5, 7, 10];

export const companies = () =>
  TABLE.split("\n").map((line) => {
    const [id = "", name = "", thousands, employees, stock = ""] = line.split("|");
    const random = seededRandom(`company ${id}`);
    const specials = random.shuffled(SPECIALS);
    // The most expensive ones require more than the player has.
    const asks = Number(thousands) >= 100_000 ? 8 : 1;
    return {
      id: Number(id),
      name,
      cost: Number(thousands) * 1000,
      employees: Number(employees),
      positions: ROLES.map((role, index) => position(random, Number(id) * 20 + index, role, asks)),
      specials: RATINGS.map((rating, index) => {
        const [special = "", effect = "", cost] = at(specials, index).split(",");
        return { id: Number(id) * 10 + index, name: special, effect, cost: Number(cost), rating };
      }),
      stock: stock.split(",").map((product, index) => {
        const price = random.int(2, 900);
        // A service has no cost of goods.
        const isService = stock.includes("Contract") || stock.includes("Per Hour");
        const cost = isService ? 0 : price;
        return { id: Number(id) * 30 + index, name: product, cost, rrp: price * 2 + 9 };
      }),
    };
  });

function position(random: Random, id: number, role: string, asks: number) {
  const [name = "", ability = "", description = ""] = role.split(",");
  const least = random.int(1, 30) * 500 * asks;
  const [main, second, none] = random.shuffled(["intelligence", "manual_labor", "endurance"]);
  const stats = (most: number, less: number) => ({
    intelligence: 0,
    manual_labor: 0,
    endurance: 0,
    [String(main)]: most,
    [String(second)]: less,
    [String(none)]: 0,
  });
  const required = stats(least, least / 2);
  const gains = stats(random.int(30, 50), random.int(15, 25));
  return { id, name, description, ability, working_stats: { required, daily_gains: gains } };
}

export const COMPANY_ID = 8001;
const NAME = "Testers' Toffee";
const TYPE = 14;
const RATING = 7;
const AGE_DAYS = 611;
/** The levels of today. */
export const LEVELS = { popularity: 64, efficiency: 88, environment: 91 };
export const COMPANY_VALUE = 812_400_000;

/** The employees besides the player, who runs the company: name, position, days, minutes since the last action. */
const STAFF = [
  "Nolwen,5,402,38",
  "Bertil77,4,371,190",
  "KorunaNaven,7,220,12",
  "Halvard,3,164,1310",
  "Yorphine,2,97,11900",
  "Mo_Sanders,0,31,410",
];

const okay = {
  description: "Okay",
  details: null,
  state: "Okay",
  color: "green",
  until: null,
};

const ADDICT = "Halvard";

interface WorkStats {
  manual_labor: number;
  intelligence: number;
  endurance: number;
}

/** The fields of the player's company that everybody sees. */
function publicProfile(clock: Clock, now: number) {
  const type = companyType();
  const director = rosterMember(0);
  return {
    id: COMPANY_ID,
    name: NAME,
    created_at: clock.midnight - AGE_DAYS * DAY,
    days_old: AGE_DAYS,
    image: null,
    type: { id: type.id, name: type.name },
    rating: RATING,
    director: {
      id: director.id,
      name: director.name,
      status: ownStatus(now),
      last_action: lastAction(now, now),
    },
    employees: { hired: STAFF.length + 1, capacity: STAFF.length + 2 },
    ...companyTotals(reports(clock)),
    applications_allowed: true,
  };
}

/** The player's company as its own people see it. */
export function companyProfile(clock: Clock, now: number) {
  return {
    ...publicProfile(clock, now),
    funds: 31_204_118,
    ...LEVELS,
    trains: 4,
    advertisement_budget: ADVERTISING,
    upgrades: {
      staff_room: "Large staff room",
      storage: "Large storage",
      storage_capacity: 25_000,
    },
    value: COMPANY_VALUE,
  };
}

/** The employees besides the player. */
function staff() {
  const { positions } = companyType();
  return STAFF.map((line, index) => {
    const [name = "", position, days, minutes] = line.split(",");
    const { id, name: title } = at(positions, Number(position));
    return {
      id: 2_450_117 + index * 31_337,
      name,
      position: { id, name: title },
      days: Number(days),
      idleMinutes: Number(minutes),
      wage: 90_000 + index * 15_000,
    };
  });
}

/** All companies of a type, the player's among those of its own. */
export function companiesOfType(clock: Clock, typeId: number, now: number) {
  const type = companies().find(({ id }) => id === typeId);
  if (type === undefined) return [];
  const own = publicProfile(clock, now);
  const others = rivals(clock, { id: type.id, name: type.name }, own);
  return typeId === TYPE ? [own, ...others] : others;
}

/** @param workStats the explorer's own */
export function employees(clock: Clock, now: number, workStats: WorkStats) {
  const { manual_labor, intelligence, endurance } = workStats;
  const own = { manual_labor, intelligence, endurance };
  const random = seededRandom("employees");
  const { positions } = companyType();
  const director = rosterMember(0);
  const player = {
    id: PLAYER_ID,
    name: director.name,
    position: { id: 0, name: "Director" },
    days: AGE_DAYS,
    idleMinutes: 0,
    wage: 0,
  };
  return [player, ...staff()].map(({ days, idleMinutes, wage, ...employee }) => {
    const isInactive = idleMinutes > 7 * 1440;
    const addiction = employee.name === ADDICT ? -9 : -random.int(0, 4);
    const inactivity = isInactive ? -20 : 0;
    const drawn = {
      manual_labor: random.int(9_000, 80_000),
      intelligence: random.int(12_000, 120_000),
      endurance: random.int(9_000, 70_000),
    };
    const stats = employee.id === PLAYER_ID ? own : drawn;
    const position = positions.find(({ id }) => id === employee.position.id);
    const base = position === undefined ? 0 : pointsIn(stats, position.working_stats.required);
    return {
      ...employee,
      days_in_company: days,
      status: employee.id === PLAYER_ID ? ownStatus(now) : okay,
      last_action: lastAction(
        now,
        employee.id === PLAYER_ID ? now : clock.ago(idleMinutes * MINUTE),
      ),
      stats,
      effectiveness: {
        working_stats: base,
        settled_in: Math.min(Math.floor(days / 10), 10),
        book: 0,
        merits: 5,
        director_education: 12,
        management: 6,
        wrong_gender: 0,
        addiction,
        inactivity,
        total: base + Math.min(Math.floor(days / 10), 10) + 23 + addiction + inactivity,
      },
      joined_at: clock.midnight - days * DAY,
      wage,
      value: null,
    };
  });
}

/** The most that the last day's sales may bring. Whole pieces bring a little less. */
const MAX_INCOME = 6_420_000;

const incomeOfDay = () => stock().reduce((total, product) => total + product.sold_worth, 0);

/** The reports of the last weeks, newest first. */
export const reports = oncePerClock((clock) => companyReports(clock, incomeOfDay()));

const ADVERTISING = 450_000;

/** The costs of the last day: of the goods sold, and those of every day. */
export const costsOfDay = () => ({
  sold: stock().reduce((total, { sold_amount, cost }) => total + sold_amount * cost, 0),
  fixed: ADVERTISING + staff().reduce((total, { wage }) => total + wage, 0),
});

/** The company's news, newest first. */
export const newsOfCompany = oncePerClock((clock) =>
  companyNews(clock, {
    reports: reports(clock),
    rating: RATING,
    director: rosterMember(0),
    staff: staff().map(({ position, ...person }) => ({ ...person, position: position.name })),
    applicants: applications(clock).map(({ player }) => player),
  }),
);

/** Each product's days of stock, and its part of what is on order. One runs low, and one has an order on its way. */
const STOCK_DAYS = [0.8, 3.4, 4.6];
const ON_ORDER = [0, 900, 0];

/** The sales of the last day, whose worth is the income of the profile. */
export function stock() {
  const { stock: products } = companyType();
  const worthEach = Math.floor(MAX_INCOME / products.length);
  return products.map(({ id, name, cost, rrp }, index) => {
    const price = Math.round(rrp * at([1.02, 0.98, 1], index));
    const sold = Math.floor(worthEach / price);
    return {
      id,
      name,
      cost,
      rrp,
      price,
      in_stock: Math.round(sold * at(STOCK_DAYS, index)),
      on_order: at(ON_ORDER, index),
      sold_amount: sold,
      sold_worth: sold * price,
    };
  });
}

/** One application awaits a decision, another one has been declined. */
export const applications = (clock: Clock) =>
  ["Corvid_Lane,41,active", "Sallow9,12,declined"].map((line, index) => {
    const [name = "", level, status] = line.split(",");
    const random = seededRandom(`applicant ${name}`);
    return {
      player: {
        id: 2_911_204 + index * 4_111,
        name,
        level: Number(level),
        stats: {
          manual_labor: random.int(4_000, 30_000),
          intelligence: random.int(4_000, 30_000),
          endurance: random.int(4_000, 30_000),
        },
      },
      message: null,
      expires_at: clock.midnight + 2 * DAY,
      status,
    };
  });

export function job() {
  return {
    type: "company",
    id: COMPANY_ID,
    type_id: TYPE,
    name: NAME,
    rating: RATING,
    position: "Director",
    days_in_company: AGE_DAYS,
  };
}

/** The points of working stats in a position. */
const pointsIn = (stats: WorkStats, required: WorkStats) =>
  positionPoints(fromWire(stats), fromWire(required));

const fromWire = ({ manual_labor: manualLabor, ...others }: WorkStats) => ({
  ...others,
  manualLabor,
});

function companyType() {
  const type = companies().find(({ id }) => id === TYPE);
  if (type === undefined) throw new RangeError("No such type of company");
  return type;
}
