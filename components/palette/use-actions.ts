import { useQueryClient } from "@tanstack/react-query";
import { useTheme } from "next-themes";
import { useMemo } from "react";

import { useRefresh } from "@/components/feedback/refresh";
import { logOut } from "@/components/session/session";
import type { Session } from "@/lib/api/transport/session";

import { copyOwnName } from "./copy-own-name";
import type { Entry } from "./entry";

/** The palette's actions, under the names that a player may look for. */
export function useActions(session: Session, onShortcuts: () => void): readonly Entry[] {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { theme, setTheme } = useTheme();

  return useMemo(() => {
    const themeAction = (value: string, name: string, ...also: readonly string[]) =>
      action(
        [name, ...also],
        () => {
          setTheme(value);
        },
        value === theme ? "in use" : "",
      );
    return [
      action(["Refresh", "Reload", "Update"], refresh),
      themeAction("light", "Light theme", "Theme: light", "Day mode"),
      themeAction("dark", "Dark theme", "Theme: dark", "Dark mode", "Night mode"),
      themeAction("system", "System theme", "Theme: as the system"),
      action(["Copy my name and id", "My id"], () => {
        void copyOwnName(queryClient, session);
      }),
      action(["Keyboard shortcuts", "Help", "Keys"], onShortcuts, "?"),
      action(["Log out", "Logout", "Leave", "Sign out"], () => {
        logOut(queryClient);
      }),
    ];
  }, [queryClient, session, refresh, theme, setTheme, onShortcuts]);
}

const action = (names: readonly [string, ...string[]], act: () => void, detail = ""): Entry => ({
  id: `action ${names[0]}`,
  kind: "action",
  names,
  codes: [],
  gameId: null,
  detail,
  leadsTo: act,
});
