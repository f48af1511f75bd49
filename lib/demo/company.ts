import { type Clock, DAY } from "./clock";
import { companies } from "./companies";
import { lastAction } from "./members";
import { at, seededRandom } from "./random";
import { PLAYER_ID, rosterMember } from "./roster";

export const COMPANY_ID = 8001;
const TYPE = 14;
const AGE_DAYS = 611;

/** Who works there, besides the player who runs it: name, position, days, minutes since the last action. */
const STAFF = [
  "Nolwen,5,402,38",
  "Bertil77,4,371,190",
  "KorunaNaven,3,220,12",
  "Halvard,7,164,1310",
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

export function companyProfile(clock: Clock) {
  const type = companyType();
  const director = rosterMember(0);
  return {
    id: COMPANY_ID,
    name: "Testers' Toffee",
    created_at: clock.midnight - AGE_DAYS * DAY,
    days_old: AGE_DAYS,
    image: null,
    type: { id: type.id, name: type.name },
    rating: 7,
    director: {
      id: director.id,
      name: director.name,
      status: okay,
      last_action: lastAction(clock, director.idleMinutes),
    },
    employees: { hired: STAFF.length + 1, capacity: STAFF.length + 2 },
    income: { daily: 6_418_300, weekly: 44_107_920 },
    customers: { daily: 9_244, weekly: 64_310 },
    applications_allowed: true,
    funds: 31_204_118,
    popularity: 64,
    efficiency: 88,
    environment: 91,
    trains: 4,
    advertisement_budget: 450_000,
    upgrades: {
      staff_room: "Large staff room",
      storage: "Large storage",
      storage_capacity: 25_000,
    },
    value: 812_400_000,
  };
}

export function employees(clock: Clock) {
  const random = seededRandom("employees");
  const { positions } = companyType();
  const director = rosterMember(0);
  const others = STAFF.map((line, index) => {
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
  const player = {
    id: PLAYER_ID,
    name: director.name,
    position: { id: 0, name: "Director" },
    days: AGE_DAYS,
    idleMinutes: director.idleMinutes,
    wage: 0,
  };
  return [player, ...others].map(({ days, idleMinutes, wage, ...employee }) => {
    const isInactive = idleMinutes > 7 * 1440;
    const base = random.int(70, 110);
    const addiction = -random.int(0, 4);
    const inactivity = isInactive ? -20 : 0;
    return {
      ...employee,
      days_in_company: days,
      status: okay,
      last_action: lastAction(clock, idleMinutes),
      stats: {
        manual_labor: random.int(9_000, 80_000),
        intelligence: random.int(12_000, 120_000),
        endurance: random.int(9_000, 70_000),
      },
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

function companyType() {
  const type = companies().find(({ id }) => id === TYPE);
  if (type === undefined) throw new RangeError("No such type of company");
  return type;
}
