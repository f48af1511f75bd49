/** A character who offers missions, such as Duke. */
export interface MissionGiver {
  name: string;
  contracts: readonly Contract[];
}

export interface Contract {
  title: string;
  /** Available (not yet accepted), Accepted, Failed, Completed or a word that we don't know yet. */
  status: string;
  /** Null if it doesn't expire, or if the API doesn't say. */
  expiresAtMs: number | null;
}

/** The only mission giver of today's game. Others in a response have no contracts. */
const GIVER = "Duke";
const OPEN = new Set(["Available", "Accepted"]);

/** The contracts that are offered or accepted, and haven't expired by `nowMs`. Source: contract 7.6. */
export const openContracts = (givers: readonly MissionGiver[], nowMs = -Infinity): Contract[] =>
  givers
    .filter(({ name }) => name === GIVER)
    .flatMap(({ contracts }) => contracts)
    .filter(
      ({ status, expiresAtMs }) =>
        OPEN.has(status) && (expiresAtMs === null || expiresAtMs > nowMs),
    );
