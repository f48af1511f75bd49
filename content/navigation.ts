import type { NavigationGroup, PublicLink } from "@/components/navigation/navigation";
import type { PalettePage } from "@/components/palette/search";
import { type Flag, type Flags, flags } from "@/lib/flags";

import type { GroupName, SitePage } from "./page";
import { pages } from "./pages";

interface Group {
  /** Null for the entries above all groups. */
  title: string | null;
  /** The flag that hides the group from the navigation; its pages still exist. */
  flag?: Flag;
}

/** The groups of the sidebar, in its order. */
const GROUPS: Readonly<Record<GroupName, Group>> = {
  top: { title: null },
  faction: { title: "Faction" },
  user: { title: "User", flag: "sidebar-user" },
  tools: { title: "Tools", flag: "sidebar-tools" },
  torn: { title: "Torn", flag: "sidebar-torn" },
  other: { title: "Other" },
  more: { title: "More" },
};

const all = Object.values<SitePage>(pages);

/** The pages that the public pages link to, besides the login. */
export const publicLinks: readonly PublicLink[] = [
  { path: pages.changes.path, short: "Changes", label: pages.changes.title },
  { path: pages.suggestions.path, short: "Suggestions", label: pages.suggestions.title },
  { path: pages.bugs.path, short: "Bugs", label: pages.bugs.title },
  { path: pages.terms.path, short: "Terms", label: pages.terms.title },
];

/** The sidebar, without the groups and entries that the flags hide. */
export function navigation(shown: Flags = flags): NavigationGroup[] {
  const isShown = ({ flag }: { flag?: Flag }) => flag === undefined || shown[flag];
  return Object.entries(GROUPS)
    .filter(([, group]) => isShown(group))
    .map(([name, { title }]) => ({
      title,
      entries: all.flatMap(({ path, title: pageTitle, navigation: entry }) =>
        entry?.group === name && isShown(entry)
          ? [{ path, label: entry.label ?? pageTitle, icon: entry.icon }]
          : [],
      ),
    }));
}

const isOfTheApp = ({ path }: { path: string }) => path.startsWith("/app");

/** Every page for the palette, those of the app first. */
export function palettePages(): readonly PalettePage[] {
  const found = all.map(
    ({ path, title, navigation: entry, alsoCalled = [], views = {} }): PalettePage => ({
      path,
      title,
      also: [entry?.label ?? title, ...alsoCalled, ...Object.keys(views)].filter(
        (name) => name !== title,
      ),
      views,
      ...(entry && { icon: entry.icon }),
    }),
  );
  return [...found.filter(isOfTheApp), ...found.filter((page) => !isOfTheApp(page))];
}
