/** Somebody who offers missions, such as Duke. */
export interface MissionGiver {
  name: string;
  contracts: readonly Contract[];
}

export interface Contract {
  title: string;
  /** Available (not yet accepted), Accepted, Failed, Completed or a word that we don't know yet. */
  status: string;
  /** Null where it does not expire, or the API does not say. */
  expiresAtMs: number | null;
}

/** Who offers missions in today's game. Others that an answer names have none. */
const GIVER = "Duke";
const OPEN = new Set(["Available", "Accepted"]);

/** The contracts that are offered or accepted: neither done nor failed. Source: contract 7.6. */
export const openContracts = (givers: readonly MissionGiver[]): Contract[] =>
  givers
    .filter(({ name }) => name === GIVER)
    .flatMap(({ contracts }) => contracts)
    .filter(({ status }) => OPEN.has(status));
