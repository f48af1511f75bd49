"use client";

import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

import type { PalettePage } from "@/components/palette/entry";
import { PaletteOnDemand, preloadPalette } from "@/components/palette/palette-on-demand";
import { onDemand } from "@/components/ui/on-demand";
import { singleKeysStore } from "@/lib/store/single-keys";

import { isTypedInto, type Overlay, shortcutOf } from "./shortcut-table";
import { useSidebar } from "./sidebar-state";

const ShortcutList = onDemand(() => import("./shortcut-list").then((l) => l.ShortcutList));

const OpenContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** Opens the palette or the list of shortcuts over the page. */
export const useOpen = () => useContext(OpenContext);

/** Listens for the shortcuts of the app, and holds what they open. */
export function Shortcuts({
  pages,
  children,
}: {
  pages: readonly PalettePage[];
  children: ReactNode;
}) {
  const { toggle } = useSidebar();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const opener = useRef<HTMLElement>(null);

  const open = useCallback((next: Overlay) => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    setOverlay(next);
  }, []);
  const close = useCallback(() => {
    setOverlay(null);
  }, []);
  const showShortcuts = useCallback(() => {
    setOverlay("shortcuts");
  }, []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Control" || event.key === "Meta") preloadPalette();
    const shortcut = shortcutOf(event);
    if (shortcut === undefined || event.defaultPrevented) return;
    if (shortcut.key === "k" && overlay === "palette") {
      event.preventDefault();
      if (!event.repeat) close();
      return;
    }
    if (document.querySelector('[role="dialog"]') !== null) return;
    if (!shortcut.withControl && (isTypedInto(event.target) || !singleKeysStore.get())) return;
    if (shortcut.act({ open, toggleSidebar: toggle })) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return (
    <OpenContext value={open}>
      {children}
      {overlay === "palette" && (
        <PaletteOnDemand
          pages={pages}
          opener={opener}
          onClose={close}
          onShortcuts={showShortcuts}
        />
      )}
      {overlay === "shortcuts" && (
        <Suspense>
          <ShortcutList trigger={opener} onClose={close} />
        </Suspense>
      )}
    </OpenContext>
  );
}
