"use client";

import { Search } from "lucide-react";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from "react";

import { showToast } from "@/components/feedback/show-toast";
import { pressedPlayer } from "@/components/game/player-link";
import { useSidebar } from "@/components/navigation/sidebar-state";
import { singleKeysStore } from "@/lib/store/preferences/shell";

import type { PalettePage } from "./search";
import { FIND, isTypedInto, type Overlay, type OverlaysProps, shortcutOf } from "./shortcut-table";

const OpenContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** Opens the palette, the list of shortcuts or the sheet of a player over the page. */
export const useOpen = () => useContext(OpenContext);

/**
 * The element that had the focus, held weakly: a strong reference would keep the whole page in memory after the player has
 * left it. A class, since a closure of a component would hold the previous opener, and through it all earlier ones.
 */
class Opener {
  readonly #held: WeakRef<HTMLElement> | null;

  constructor(element: HTMLElement | null) {
    this.#held = element === null ? null : new WeakRef(element);
  }

  get current() {
    const element = this.#held?.deref();
    return element?.isConnected === true ? element : null;
  }
}

interface ShortcutsProps {
  pages: readonly PalettePage[];
  children: ReactNode;
}

/**
 * Listens for the shortcuts of the app and for presses on players' names, and renders the overlays that they open. The overlays'
 * code loads when it is first needed.
 */
export function Shortcuts({ pages, children }: ShortcutsProps) {
  const { toggle } = useSidebar();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [text, setText] = useState("");
  // Not React.lazy: React shows a lazy component at the earliest 0.3 s after its fallback.
  const [Overlays, setOverlays] = useState<ComponentType<OverlaysProps> | null>(null);
  const [opener, setOpener] = useState(() => new Opener(null));

  async function load() {
    const loaded = await import("./overlays");
    setOverlays(() => loaded.Overlays);
  }
  function open(next: Overlay) {
    const { activeElement } = document;
    // If the overlay is reopened before the focus has returned, it keeps its opener.
    const isWaiting = activeElement === document.body && opener.current !== null;
    const isNew = activeElement instanceof HTMLElement && !isWaiting;
    const from = isNew ? new Opener(activeElement) : opener;
    setOpener(from);
    setText("");
    setOverlay(next);
    load().catch(() => {
      close();
      from.current?.focus();
      showToast({
        kind: "error",
        title: "Couldn’t open",
        description: "Part of this page didn’t load. Check your connection, then reload the page.",
      });
    });
  }
  function close() {
    setOverlay(null);
  }
  function closeField() {
    close();
    opener.current?.focus();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // K may follow, so the code starts to load. If it doesn't load, opening says so.
    if (event.key === "Control" || event.key === "Meta") load().catch(() => undefined);
    const shortcut = shortcutOf(event);
    if (shortcut === undefined || event.defaultPrevented) return;
    if (shortcut.key === "k" && overlay === "palette") {
      event.preventDefault();
      if (!event.repeat) close();
    } else if (
      document.querySelector('[role="dialog"]') === null &&
      (shortcut.withControl || (singleKeysStore.get() && !isTypedInto(event.target))) &&
      shortcut.act({ open, toggleSidebar: toggle }) !== false
    ) {
      event.preventDefault();
    }
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = pressedPlayer(event);
    if (link === null) return;
    event.preventDefault();
    // Safari gives a pressed link no focus.
    link.focus();
    open({ playerId: Number(link.dataset.player), name: link.textContent });
  });
  useEffect(() => {
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("click", onClick);
    };
  }, []);

  const field = { text, onTextChange: setText };
  return (
    <OpenContext value={open}>
      {children}
      {overlay !== null && Overlays !== null ? (
        <Overlays
          overlay={overlay}
          pages={pages}
          opener={opener}
          onClose={close}
          onOpen={setOverlay}
          {...field}
        />
      ) : (
        overlay === "palette" && <FindField onClose={closeField} {...field} />
      )}
    </OpenContext>
  );
}

/** The palette's field until the palette's code has loaded. Text typed meanwhile is passed on. */
function FindField({
  text,
  onTextChange,
  onClose,
}: Pick<OverlaysProps, "text" | "onTextChange" | "onClose">) {
  return (
    <div
      role="dialog"
      aria-modal
      aria-label={FIND}
      className="command-box"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <div className="command-row">
        <Search aria-hidden />
        <input
          autoFocus
          aria-label={FIND}
          placeholder={FIND}
          value={text}
          onChange={(event) => {
            onTextChange(event.target.value);
          }}
        />
      </div>
    </div>
  );
}
