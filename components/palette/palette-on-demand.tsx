"use client";

import { Search } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";

import {
  COMMAND_BOX,
  COMMAND_INPUT,
  COMMAND_ROW,
  COMMAND_SCRIM,
} from "@/components/ui/command-look";

import { FIND, type PaletteOnDemandProps, type PaletteProps } from "./palette-props";

let loaded: ComponentType<PaletteProps> | null = null;

async function load() {
  loaded = (await import("./palette")).Palette;
  return loaded;
}

/** Its code is wanted soon. */
export function preloadPalette() {
  // Where it does not load, opening it says so.
  load().catch(() => undefined);
}

/**
 * The palette, whose code comes when it is first opened. Its field is there at once, and keeps what is typed meanwhile.
 * A lazy component would not do: React shows one at the earliest 0.3 s after what stood in its place.
 */
export function PaletteOnDemand(props: PaletteOnDemandProps) {
  const [text, setText] = useState("");
  const [Palette, setPalette] = useState(() => loaded);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    load().then(
      (palette) => {
        setPalette(() => palette);
      },
      () => {
        setIsMissing(true);
      },
    );
  }, []);

  if (Palette !== null) return <Palette {...props} text={text} onTextChange={setText} />;
  return <Meanwhile {...props} text={text} onTextChange={setText} isMissing={isMissing} />;
}

function Meanwhile({
  opener,
  onClose,
  text,
  onTextChange,
  isMissing,
}: PaletteProps & { isMissing: boolean }) {
  function close() {
    onClose();
    opener.current?.focus();
  }

  return (
    <>
      <div className={COMMAND_SCRIM} onClick={close} />
      <div
        role="dialog"
        aria-modal
        aria-label={FIND}
        className={COMMAND_BOX}
        onKeyDown={(event) => {
          if (event.key === "Escape") close();
        }}
      >
        <div className={COMMAND_ROW}>
          <Search aria-hidden />
          <input
            autoFocus
            aria-label={FIND}
            placeholder={FIND}
            className={COMMAND_INPUT}
            value={text}
            onChange={(event) => {
              onTextChange(event.target.value);
            }}
          />
        </div>
        {isMissing && (
          <p role="alert" className="p-3">
            This part of the site did not load. Check your network, then reload the page.{" "}
            <button type="button" className="min-h-11 underline" onClick={close}>
              Close
            </button>
          </p>
        )}
      </div>
    </>
  );
}
