import type { PalettePage } from "@/components/palette/entry";

import { iconOf, navigation } from "./navigation";
import { pages } from "./pages";

/** What players call a page, besides its title and its entry in the sidebar. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  "/": ["Home", "Start page"],
  "/terms": ["TOS", "Privacy", "API key"],
  "/changes": ["Changelog", "What is new"],
  "/suggestions": ["Ideas", "Wishes"],
  "/bugs": ["Bug report", "Issues"],
  "/app/dashboard": ["Checklist", "Today", "Next 24 hours"],
  "/app/faction/basic": ["My faction"],
  "/app/faction/members": ["Faction list"],
  "/app/faction/organised-crimes": ["OC", "OCs", "Crimes", "Payouts", "Pass rates"],
  "/app/faction/day": ["Share the day", "Print the day"],
  "/app/faction/attacks": ["Attacks"],
  "/app/faction/war": ["War", "Ranked war", "Chain", "Enemies"],
  "/app/faction/week": ["Activity", "Who is active", "Newsletter"],
  "/app/tools": ["Mail", "Newsletter"],
  "/app/tools/stock-market": ["ROI", "Dividends"],
  "/app/tools/item-shop-profitability": ["Shops", "City shops", "Best 100"],
  "/app/torn/stock-market": ["Stocks", "Shares"],
  "/app/torn/education": ["Courses"],
  "/app/torn/companies": ["Jobs"],
  "/app/torn/properties": ["Houses"],
  "/app/user/logs": ["Log"],
  "/app/user/progress": [
    "History",
    "Personal stats",
    "This week",
    "Awards",
    "Honors",
    "Medals",
    "Merits",
  ],
  "/app/user/stock": ["My stocks", "Holdings"],
  "/app/settings": ["Options", "Preferences", "Back-up", "Restore", "Storage", "Clear everything"],
};

const isOfTheApp = ({ path }: { path: string }) => path.startsWith("/app");

/** Every page for the palette, those of the app first. */
export function palettePages(): readonly PalettePage[] {
  const labels = new Map(
    navigation().flatMap(({ entries }) => entries.map(({ path, label }) => [path, label] as const)),
  );
  const all = Object.values(pages).map(({ path, title }): PalettePage => {
    const icon = iconOf.get(path);
    return {
      path,
      title,
      also: [labels.get(path) ?? title, ...(ALSO[path] ?? [])].filter((name) => name !== title),
      ...(icon && { icon }),
    };
  });
  return [...all.filter(isOfTheApp), ...all.filter((page) => !isOfTheApp(page))];
}
