import { positionPoints } from "@/lib/game/companies/position-points";

import { WORK_STATS } from "./account";
import { type Clock, DAY, oncePerClock } from "./clock";
import { companies, companyProfile, employees, job } from "./companies";
import { logs } from "./logs";
import { at } from "./random";
import { PLAYER_ID } from "./roster";

/** The director of the company in which the explorer is an employee. */
const DIRECTOR = { id: 2_811_304, name: "Marisol_T" };

/** The explorer's position among those of the company's type, the days in it, and the dollars per day. */
const POSITION = 2;
const DAYS = 214;
const WAGE = 240_000;

const DIRECTOR_PAY = 6222;
const EMPLOYEE_PAY = { id: 6221, title: "Company employee pay", category: "Company" };

/** The sample company as its employee sees it: with another director, and without wages. */
export const profileOfEmployee = (clock: Clock, now: number) => ({
  ...companyProfile(clock, now),
  director: { ...companyProfile(clock, now).director, ...DIRECTOR },
});

export const jobOfEmployee = (clock: Clock, now: number) => ({
  ...job(),
  position: ownPosition(clock, now).name,
  days_in_company: DAYS,
});

/** The employees with the explorer among them. An employee's key gets no wages and no days of joining. */
export function colleagues(clock: Clock, now: number) {
  const { id, name, working_stats: stats } = ownPosition(clock, now);
  const points = positionPoints(inRules(WORK_STATS), inRules(stats.required));
  return employees(clock, now, WORK_STATS).flatMap((employee) => {
    const seen = { ...employee, wage: undefined, joined_at: undefined };
    if (employee.id !== PLAYER_ID) return [seen];
    const { working_stats: before, ...parts } = seen.effectiveness;
    const effectiveness = {
      working_stats: points,
      ...parts,
      total: parts.total - before + points,
    };
    return [
      { ...seen, ...DIRECTOR },
      { ...seen, position: { id, name }, days_in_company: DAYS, effectiveness },
    ];
  });
}

/** The explorer's log with an employee's pay in place of the director's. */
export const logsOfEmployee = oncePerClock((clock: Clock) => {
  const { working_stats: stats } = ownPosition(clock, clock.now);
  const { manual_labor, intelligence, endurance } = stats.daily_gains;
  const { id: company, rating } = companyProfile(clock, clock.now);
  return logs(clock).map((entry) =>
    entry.details.id === DIRECTOR_PAY
      ? {
          ...entry,
          details: EMPLOYEE_PAY,
          data: {
            company,
            // The wage was raised three days ago.
            pay: entry.timestamp > clock.midnight - 3 * DAY ? WAGE : WAGE - 15_000,
            job_points: rating,
            working_stats_received: [manual_labor, intelligence, endurance].join(","),
          },
        }
      : entry,
  );
});

function ownPosition(clock: Clock, now: number) {
  const { id } = companyProfile(clock, now).type;
  const type = companies().find((each) => each.id === id);
  return at(type?.positions ?? [], POSITION);
}

const inRules = ({ manual_labor: manualLabor = 0, intelligence = 0, endurance = 0 }) => ({
  manualLabor,
  intelligence,
  endurance,
});
