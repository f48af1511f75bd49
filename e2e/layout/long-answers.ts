import { ANSWERS, NOW } from "../../lib/api/testing/answers";

/** The longest possible name, in the widest letter; and a faction's, without a place to wrap. */
const PLAYER = "M".repeat(20);
const FACTION = "TheUnstoppableLegionOfShadows1";

const MAX_FIGURE = 1e15;

/** Shares, whose value is a price times this number. */
const MAX_SHARES = 1e12;

/** Names that our rules look for, which the game's makers chose. */
const FIXED = new Set(["/key/info", "/faction/upgrades", "/user/missions", "/user/perks"]);

const NAMES = new Set(["name", "title", "label", "position", "username", "prerequisite", "shop"]);
const SENTENCES = new Set(["description", "effect", "ability"]);
const SENTENCE = "It says as much as anything in the game has ever said of itself. ".repeat(6);
const FIGURES = new Set(
  "money points cost cost_each cost_total total_cost buy_price sell_price market_price circulation respect rewards upkeep happy wage daily weekly funds value rrp manual_labor intelligence endurance total quantity credits advertisement_budget best_chain investors current".split(
    " ",
  ),
);

function stretched(value: unknown, path: string, at: string): unknown {
  if (Array.isArray(value)) return value.map((each) => stretched(each, path, `${at}[]`));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, stretched(inner, path, `${at}.${key}`)]),
    );
  }
  const key = at.slice(at.lastIndexOf(".") + 1);
  if (typeof value === "string") {
    // The words of a stock say what it pays out, so they stay.
    if (SENTENCES.has(key) && path !== "/torn/stocks" && value !== "" && !at.includes("status")) {
      return SENTENCE;
    }
    return NAMES.has(key) ? longName(value, path, at) : value;
  }
  if (typeof value !== "number") return value;
  if (key === "shares") return MAX_SHARES;
  // Times: the longest wait that is written in hours and minutes.
  if (key === "ready_at" && value * 1000 > NOW) return NOW / 1000 + 22 * 3600 + 58 * 60;
  return FIGURES.has(key) && value > 0 && !at.startsWith(".bars") ? MAX_FIGURE : value;
}

function longName(name: string, path: string, at: string): string {
  if (path === "/faction/basic" && at === ".basic.name") return FACTION;
  if (path === "/faction/basic") return name;
  // Our rules look for the position of a director.
  if (at === ".job.position") return name;
  if (isPlayer(path, at)) return PLAYER;
  return thirty(name);
}

const isPlayer = (path: string, at: string) =>
  /username$|user\.name$|director\.name$/.test(at) ||
  (["/faction/members", "/company/employees", "/user/basic"].includes(path) &&
    /(members\[\]|employees\[\]|profile)\.name$/.test(at));

/**
 * 30 letters without a space. The same name is replaced in the same way everywhere, so that answers can still be
 * joined by it.
 */
const thirty = (name: string) => {
  const unbroken = name.replaceAll(/[^\p{L}\d#]/gu, "");
  return unbroken.repeat(Math.ceil(30 / unbroken.length)).slice(0, 30);
};

/** The usual answers with the longest names and the highest numbers that the API allows. */
export const LONG_ANSWERS: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  Object.entries(ANSWERS).map(([path, answer]) => [
    path,
    FIXED.has(path) ? answer : (stretched(answer, path, "") as Record<string, unknown>),
  ]),
);
