import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { pathNamed } from "./fixtures";

export const API = "https://api.torn.com/v2";

type Body = Record<string, unknown>;

/** The paths of fixtures that aren't named after their path, or that answer several paths or none. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  "company-details": [],
  "company-rivals": ["/company/1/companies", "/company/8/companies"],
  "company-staff": [],
  "faction-attacks": ["/faction/attacksfull"],
  "faction-chain-report": ["/faction/54900012/chainreport", "/faction/55001/chainreport"],
  "faction-fighters": ["/faction/9104/members"],
  "faction-members": ["/faction/members", "/faction/9001/members"],
  "faction-war-attacks": ["/faction/attacks"],
  "faction-war-report": ["/faction/27811/rankedwarreport"],
  "market-points": ["/market/pointsmarket"],
  "personal-stats": ["/user/personalstats"],
  "player-profile": [],
  "torn-item-details": [],
  "torn-stock-history": ["/torn/9/stocks"],
  "user-current-stats": [],
  "user-log": ["/user/log", "/user"],
  "user-organised-crime": ["/user/organizedcrime"],
  "user-pay-log": [],
  "user-training-log": [],
};

const pathsOf = (name: string): readonly string[] => PATHS[name] ?? [pathNamed(name)];

const FOLDER = join(import.meta.dirname, "fixtures");

const bodyIn = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Body;

const NPC_IDS = [4, 10, 15, 17, 19, 20, 21];

const npcProfile = (id: number) => ({
  profile: { ...(bodyIn("player-profile.json").profile as Body), id },
});

/** The API when nothing is wrong: what each path answers in component tests and browser tests. */
export const ANSWERS: Readonly<Record<string, Body>> = {
  ...Object.fromEntries(
    readdirSync(FOLDER)
      // Other shapes of an answer have a second dot in their names.
      .filter((file) => /^[\w-]+\.json$/.test(file))
      .flatMap((file) =>
        pathsOf(file.replace(".json", "")).map((path) => [path, bodyIn(file)] as const),
      ),
  ),
  ...Object.fromEntries(NPC_IDS.map((id) => [`/user/${id}/profile`, npcProfile(id)])),
};

/** The time for which the fixtures were written. */
export const NOW = Date.UTC(2026, 10, 20, 12);
