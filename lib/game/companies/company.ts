import type { WorkingStats } from "@/lib/game/account/account";

/** The player's company. */
export interface Company {
  id: number;
  name: string;
  employeesHired: number;
  employeesCapacity: number;
  /** Stars, 0 to 10. */
  rating: number | null;
  /** Trainings that the director may still give; null if the key or the game doesn't say. */
  trains: number | null;
}

/** An employee of the player's company. */
export interface Employee {
  id: number;
  name: string;
  position: string;
  daysInCompany: number;
  /** Okay, Hospital, Traveling… in the game's words. */
  state: string;
  /** `atMs` is null if unknown. */
  lastAction: { atMs: number | null };
}

/** The player's company with what its own people see. Money in dollars; null if the key or the game doesn't say. */
export interface CompanyDetails extends Company {
  typeId: number | null;
  directorId: number | null;
  /** Age in days; 0 for a company founded today. */
  daysOld: number | null;
  incomeOfDay: number | null;
  incomeOfWeek: number | null;
  customersOfDay: number | null;
  funds: number | null;
  /** Per day. */
  advertising: number | null;
  /** Pieces of stock that the storage holds. */
  storageCapacity: number | null;
  /** Efficiency, popularity and environment are in points, 0 to 100. */
  efficiency: number | null;
  popularity: number | null;
  environment: number | null;
}

/** The player's job: none, one in the city, or one in a company. */
export type Job =
  | { kind: "none" }
  | { kind: "city"; name: string; position: string }
  | { kind: "company"; id: number; typeId: number | null; position: string };

/** The game's name for the position of the director, which no company type lists. */
const DIRECTOR = "Director";

/** The most working stats that a director gains per day, from five stars on. */
export const MAX_DIRECTOR_GAIN = 50;

/** True for the job of a company's director. */
export const isDirectorOf = (job: Job): boolean =>
  job.kind === "company" && job.position === DIRECTOR;

/** The employees without the director, whom the game lists among them. */
export const withoutDirector = <Person extends Pick<Employee, "id" | "position">>(
  staff: readonly Person[],
  directorId: number | null,
): Person[] => staff.filter(({ id, position }) => id !== directorId && position !== DIRECTOR);

/** An application to join the company that awaits a decision. */
export interface CompanyApplication {
  playerId: number;
  name: string;
  /** Null if unknown. */
  level: number | null;
  stats: WorkingStats | null;
  expiresAtMs: number | null;
}
