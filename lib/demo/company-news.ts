import { sum } from "@/lib/common/numbers";
import { lastReportMs } from "@/lib/game/companies/company-day";

import { type Clock, DAY, HOUR, MINUTE } from "./clock";
import { at, seededRandom } from "./random";

/** An employee as the news names them. */
interface Person {
  id: number;
  name: string;
  position: string;
  /** Days in the company. */
  days: number;
}

/** A day of the company that has ended. */
interface CompanyReport {
  timestamp: number;
  customers: number;
  income: number;
}

interface CompanyLine {
  id: string;
  timestamp: number;
  text: string;
  category: "main" | "training" | "employees";
}

/** The time for which the news is known: the weeks of the page, and some days before. */
const DAYS = 60;

/** Days ago. */
const LAST_STAR = 20;

const MAX_TRAINS = 4;

/** Dollars. */
const PER_CUSTOMER = 694;

/** Somebody who was trained, and left this many days ago. */
const LEAVER = {
  id: 2_702_940,
  name: "Tamsin_K",
  position: "Assistant",
  days: DAYS,
  leftDaysAgo: 38,
};

/** The reports of the last weeks, newest first. The income of the last one is given; before, the company was smaller. */
export function companyReports(clock: Clock, lastIncome: number): readonly CompanyReport[] {
  const last = Math.floor(lastReportMs(clock.now * 1000) / 1000);
  return Array.from({ length: DAYS }, (_, index) => {
    const random = seededRandom(`company report ${index}`);
    const timestamp = last - index * DAY - random.int(1, 40);
    const size = (1 - index / 300) * (0.94 + random.next() * 0.09);
    const income = index === 0 ? lastIncome : Math.round(lastIncome * size);
    const customers = Math.round((income / PER_CUSTOMER) * (0.98 + random.next() * 0.04));
    return { timestamp, customers, income };
  });
}

/** Income and customers of the last day and the last seven. */
export function companyTotals(reports: readonly CompanyReport[]) {
  const week = reports.slice(0, 7);
  const [last] = reports;
  return {
    income: { daily: last?.income ?? 0, weekly: sum(week.map(({ income }) => income)) },
    customers: {
      daily: last?.customers ?? 0,
      weekly: sum(week.map(({ customers }) => customers)),
    },
  };
}

interface CompanyNewsFacts {
  reports: readonly CompanyReport[];
  /** The stars of today, one more than at the beginning of the news. */
  rating: number;
  director: Pick<Person, "id" | "name">;
  staff: readonly Person[];
  applicants: readonly Pick<Person, "id" | "name">[];
}

/** The company's news, newest first. */
export function companyNews(clock: Clock, facts: CompanyNewsFacts): readonly CompanyLine[] {
  const lines = [...reportLines(facts), ...trainLines(clock, facts), ...staffLines(clock, facts)];
  return lines
    .filter(({ timestamp }) => timestamp <= clock.now)
    .sort((a, b) => b.timestamp - a.timestamp)
    .map((line, index) => ({ ...line, id: `company${lines.length - index}` }));
}

type Line = Omit<CompanyLine, "id">;

const link = ({ id, name }: Pick<Person, "id" | "name">) =>
  `<a href = http://www.torn.com/profiles.php?XID=${id}>${name}</a>`;

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function reportLines({ reports, rating }: CompanyNewsFacts): Line[] {
  return reports.flatMap(({ timestamp, customers, income }, index): Line[] => {
    const weekday = at(WEEKDAYS, new Date(timestamp * 1000).getUTCDay());
    const text = `${weekday} report: We had a total of ${whole(customers)} customers and made a gross income of $${whole(income)}.`;
    const report: Line = { timestamp, text, category: "main" };
    if (index !== LAST_STAR) return [report];
    const star = `<span class="t-green bold">The company has increased to rating ${rating}.</span>`;
    return [{ timestamp: timestamp + 2, text: star, category: "main" }, report];
  });
}

const whole = (count: number) => count.toLocaleString("en-US");

/** The trains that the director gave each day, in the evening hours after the report. */
function trainLines(clock: Clock, { staff }: CompanyNewsFacts): Line[] {
  return Array.from({ length: DAYS }, (_, daysAgo): Line[] => {
    const random = seededRandom(`company trains ${daysAgo}`);
    const present = [
      ...staff.filter(({ days }) => days > daysAgo),
      ...(daysAgo > LEAVER.leftDaysAgo ? [LEAVER] : []),
    ];
    const start = clock.midnight - daysAgo * DAY + 19 * HOUR + random.int(0, 90) * MINUTE;
    return Array.from({ length: random.int(1, MAX_TRAINS) }, (__, index): Line => {
      const person = random.pick(present);
      return {
        timestamp: start + index * 3,
        text: `${person.position} ${link(person)} has been trained by the director`,
        category: "training",
      };
    });
  }).flat();
}

/** The applications of those who joined in that time, and of those who wait. */
function staffLines(clock: Clock, { director, staff, applicants }: CompanyNewsFacts): Line[] {
  const applied = (person: Pick<Person, "id" | "name">, timestamp: number): Line => ({
    timestamp,
    text: `${link(person)} has applied to join the company`,
    category: "employees",
  });
  const joined = staff
    .filter(({ days }) => days > 0 && days < DAYS)
    .flatMap((person): Line[] => {
      const timestamp = clock.midnight - person.days * DAY + 9 * HOUR;
      const text = `${link(director)} has accepted ${link(person)}'s application to join the Company`;
      return [applied(person, timestamp - 5 * HOUR), { timestamp, text, category: "employees" }];
    });
  const waiting = applicants.map((person, index) =>
    applied(person, clock.midnight - DAY + (7 + index * 6) * HOUR),
  );
  return [...joined, ...waiting];
}

/** The lines of a category, or of all. */
export const inCategory = (lines: readonly CompanyLine[], category: string | null) =>
  lines.filter((line) => category === "all" || line.category === category);
