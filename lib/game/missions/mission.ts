/** Somebody who offers missions, such as Duke. */
export interface MissionGiver {
  name: string;
  contracts: readonly Contract[];
}

export interface Contract {
  title: string;
  /** Available (not yet accepted), Accepted, Failed, Completed or a word of later days. */
  status: string;
  /** Null where it does not expire, or the API does not say. */
  expiresAtMs: number | null;
}
