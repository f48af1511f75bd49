"use client";

import { Palette } from "./palette";
import type { PaletteProps } from "./palette-props";
import { ShortcutList } from "./shortcut-list";
import type { Overlay } from "./shortcut-table";

export interface OverlaysProps extends PaletteProps {
  overlay: Overlay;
}

/** The overlays that can be opened from anywhere, in one file that loads with the first of them. */
export function Overlays({ overlay, ...props }: OverlaysProps) {
  return overlay === "palette" ? (
    <Palette {...props} />
  ) : (
    <ShortcutList trigger={props.opener} onClose={props.onClose} />
  );
}
