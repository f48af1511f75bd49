import { type Clock, DAY, lastAction, MINUTE } from "./clock";
import { at, seededRandom } from "./random";

const FIRST = ["Golden", "Happy", "Royal", "Little", "Grand", "Honest", "Northern", "Crooked"];
const SECOND = ["Corner", "Street", "Brothers", "Works", "House", "Company", "Trade", "Union"];

/** The number of invented companies of each type. */
const COUNT = 142;

/** A company as the game lists it. */
interface Listed {
  income: { weekly: number };
}

/** Invented companies of a type, around one of this income. */
export function rivals(clock: Clock, type: { id: number; name: string }, own: Listed) {
  return Array.from({ length: COUNT }, (_, index) => {
    const random = seededRandom(`rival ${type.id} ${index}`);
    const weekly = Math.round(own.income.weekly * (0.1 + 1.1 * random.next()));
    const customers = Math.round(weekly / random.int(640, 740));
    const capacity = random.int(5, 10);
    const idle = random.int(1, 3000) * MINUTE;
    return {
      id: 90_000 + type.id * 200 + index,
      name: `${at(FIRST, index % 8)} ${at(SECOND, Math.floor(index / 8) % 8)}${index < 64 ? "" : ` ${1 + Math.floor(index / 64)}`}`,
      created_at: clock.midnight - random.int(20, 2000) * DAY,
      days_old: random.int(20, 2000),
      image: null,
      type,
      rating: Math.max(1, Math.min(10, Math.round((7 * weekly) / own.income.weekly))),
      director: {
        id: 2_500_000 + index * 311,
        name: `Director${index}`,
        status: {
          description: "Okay",
          details: null,
          state: "Okay",
          color: "green",
          until: null,
        },
        last_action: lastAction(clock.now, clock.now - idle),
      },
      employees: { hired: capacity - (random.chance(0.3) ? 1 : 0), capacity },
      income: { daily: Math.round(weekly / 7), weekly },
      customers: { daily: Math.round(customers / 7), weekly: customers },
      applications_allowed: random.chance(0.6),
    };
  });
}
