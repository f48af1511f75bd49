"use client";

import { Slot } from "@radix-ui/react-slot";
import { type ReactNode, useId, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import type { TooltipProps } from "./tooltip-content";

let render: ((props: TooltipProps) => ReactNode) | null = null;
const listeners = new Set<() => void>();

/**
 * Loads the code of the tooltips. It is as large as one of our pages, and nobody sees a tooltip before moving the mouse or the
 * focus, so it loads with the first movement. Each control then moves into its tooltip, and a control with the focus keeps it.
 * React can't move an element in the tree but mounts a new one, so the focus is restored before the next frame. A control that is
 * being pressed would lose its click, so its release is awaited first. A tooltip beside the control would avoid this, but Radix
 * has none.
 */
async function load() {
  const { renderTooltip } = await import("./tooltip-content");
  while (isPressing) await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
  const focused = document.activeElement?.getAttribute("data-tooltip");
  flushSync(() => {
    render = renderTooltip;
    for (const listener of listeners) listener();
  });
  if (!focused) return;
  document.querySelector<HTMLElement>(`[data-tooltip="${CSS.escape(focused)}"]`)?.focus();
}

const PRESS_MS = 50;
let isPressing = false;
const onPress = ({ type }: Event) => {
  isPressing = type === "pointerdown";
};

const FIRST_MOVES = ["pointermove", "keydown"] as const;
const PRESSES = ["pointerdown", "pointerup", "pointercancel"] as const;
const onFirstMove = (event: Event) => {
  // Other keys type, or act on the element that has the focus already.
  if (event instanceof KeyboardEvent && event.key !== "Tab") return;
  unwatch();
  for (const press of PRESSES) window.addEventListener(press, onPress, { capture: true });
  // A control without its tooltip still has its name.
  load().catch(() => undefined);
};

function unwatch() {
  for (const move of FIRST_MOVES) window.removeEventListener(move, onFirstMove);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0 && render === null) {
    for (const move of FIRST_MOVES) window.addEventListener(move, onFirstMove);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unwatch();
  };
}

export function Tooltip({ children, ...props }: TooltipProps) {
  const id = useId();
  const renderWith = useSyncExternalStore(
    subscribe,
    () => render,
    () => null,
  );
  const control = <Slot data-tooltip={id}>{children}</Slot>;
  return renderWith === null ? control : renderWith({ ...props, children: control });
}
