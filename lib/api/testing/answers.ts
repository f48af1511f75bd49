import factionBalance from "./fixtures/faction-balance.json" with { type: "json" };
import factionBasic from "./fixtures/faction-basic.json" with { type: "json" };
import factionCrimes from "./fixtures/faction-crimes.json" with { type: "json" };
import factionMembers from "./fixtures/faction-members.json" with { type: "json" };
import keyInfo from "./fixtures/key-info.json" with { type: "json" };
import userLog from "./fixtures/user-log.json" with { type: "json" };

export const API = "https://api.torn.com/v2";

/** The API on a good day: what each path answers in the component tests and in the browser tests. */
export const ANSWERS: Readonly<Record<string, Record<string, unknown>>> = {
  "/user": userLog,
  "/key/info": keyInfo,
  "/faction/basic": factionBasic,
  "/faction/members": factionMembers,
  "/faction/balance": factionBalance,
  "/faction/crimes": factionCrimes,
};

/** The moment at which the fixtures are true. */
export const NOW = Date.UTC(2026, 10, 20, 12);
