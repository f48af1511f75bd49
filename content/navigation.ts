import type { IconName, NavigationGroup, PublicLink } from "@/components/navigation/navigation";
import type { PalettePage } from "@/components/palette/search";
import { type Flag, type Flags, flags } from "@/lib/flags";

import type { appPages, SitePage } from "./app-pages";
import { pages } from "./pages";

type AnyPage = (typeof pages)[keyof typeof pages];
type AppPage = (typeof appPages)[keyof typeof appPages];

interface Group {
  /** Null for the entries above all groups. */
  title: string | null;
  /** The flag that hides the group from the navigation; its pages still exist. */
  flag?: Flag;
  entries: readonly (Omit<NavigationGroup["entries"][number], "path"> & {
    page: AnyPage;
    /** The flag that hides this entry alone. */
    flag?: Flag;
  })[];
}

const GROUPS: readonly Group[] = [
  {
    title: null,
    entries: [
      { page: pages.dashboard, label: "Dashboard", icon: "dashboard" },
      { page: pages.progress, label: "My Progress", icon: "progress" },
      { page: pages.training, label: "Training", icon: "training" },
      { page: pages.targets, label: "Targets", icon: "targets" },
    ],
  },
  {
    title: "Faction",
    entries: [
      { page: pages.members, label: "Members", icon: "members" },
      { page: pages.organisedCrimes, label: "Organised Crimes", icon: "organisedCrimes" },
      { page: pages.warRoom, label: "War Room", icon: "warRoom" },
      { page: pages.factionWeek, label: "Faction Week", icon: "factionWeek" },
    ],
  },
  {
    title: "User",
    flag: "sidebar-user",
    entries: [{ page: pages.portfolio, label: "Stock Portfolio", icon: "portfolio" }],
  },
  {
    title: "Tools",
    flag: "sidebar-tools",
    entries: [
      {
        page: pages.messageSender,
        label: "Message Sender",
        icon: "messageSender",
        flag: "feature-send-message",
      },
      { page: pages.stockRoi, label: "Stock Market ROI Calculator", icon: "stockRoi" },
      { page: pages.shopProfit, label: "Item Shop Profitability", icon: "shopProfit" },
    ],
  },
  {
    title: "Torn",
    flag: "sidebar-torn",
    entries: [
      { page: pages.items, label: "Items", icon: "items" },
      { page: pages.stockMarket, label: "Stock Market", icon: "stockMarket" },
      { page: pages.properties, label: "Properties", icon: "properties" },
      { page: pages.companies, label: "Companies", icon: "companies" },
      { page: pages.education, label: "Education", icon: "education" },
    ],
  },
  {
    title: "Other",
    entries: [
      { page: pages.changes, label: "Change log", icon: "changes" },
      { page: pages.suggestions, label: "Suggestions", icon: "suggestions" },
      { page: pages.bugs, label: "Bug Reports", icon: "bugs" },
    ],
  },
  {
    title: "More",
    entries: [
      { page: pages.factionSummary, label: "Faction summary", icon: "factionSummary" },
      { page: pages.attacks, label: "Faction attacks", icon: "attacks" },
      { page: pages.userLogs, label: "User Logs", icon: "userLogs" },
    ],
  },
];

/** The pages in no group of the sidebar: the dashboard leads to the picture, and the sidebar's footer to the settings. */
export const BESIDES: readonly { page: AppPage; icon: IconName }[] = [
  { page: pages.dayPicture, icon: "dayPicture" },
  { page: pages.settings, icon: "settings" },
];

/** The icon of each page that has one, whether or not flags hide the page. */
const iconOf: ReadonlyMap<string, IconName> = new Map<string, IconName>(
  [...GROUPS.flatMap(({ entries }) => entries), ...BESIDES].map(({ page, icon }) => [
    page.path,
    icon,
  ]),
);

/** The pages that the public pages link to, besides the login. */
export const publicLinks: readonly PublicLink[] = [
  { path: pages.changes.path, short: "Changes", label: "Changelog" },
  { path: pages.suggestions.path, short: "Suggestions", label: "Suggestions" },
  { path: pages.bugs.path, short: "Bugs", label: pages.bugs.title },
  { path: pages.terms.path, short: "Terms", label: pages.terms.title },
];

/** The sidebar, without the groups and entries that the flags hide. */
export const navigation = (shown: Flags = flags): NavigationGroup[] =>
  GROUPS.filter(isShown(shown)).map(({ title, entries }) => ({
    title,
    entries: entries
      .filter(isShown(shown))
      .map(({ page, label, icon }) => ({ path: page.path, label, icon })),
  }));

const isShown =
  (shown: Flags) =>
  ({ flag }: { flag?: Flag }) =>
    flag === undefined || shown[flag];

const isOfTheApp = ({ path }: { path: string }) => path.startsWith("/app");

/** Every page for the palette, those of the app first. */
export function palettePages(): readonly PalettePage[] {
  const labels = new Map(
    navigation().flatMap(({ entries }) => entries.map(({ path, label }) => [path, label] as const)),
  );
  const all = Object.values<SitePage>(pages).map(
    ({ path, title, alsoCalled = [] }): PalettePage => {
      const icon = iconOf.get(path);
      return {
        path,
        title,
        also: [labels.get(path) ?? title, ...alsoCalled].filter((name) => name !== title),
        ...(icon && { icon }),
      };
    },
  );
  return [...all.filter(isOfTheApp), ...all.filter((page) => !isOfTheApp(page))];
}
