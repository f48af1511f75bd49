import { cloneElement, isValidElement, type ReactNode } from "react";

import { cn } from "@/lib/utils";

interface SlotProps {
  children?: ReactNode;
  [prop: string]: unknown;
}

/** Lists of names. */
const JOINED = ["className", "aria-describedby"];

/**
 * Passes its props to its only child, whose own props take precedence. Handlers of both run; class names and
 * descriptions are joined. Of two refs, the child's is kept.
 */
export function Slot({ children, ...given }: SlotProps) {
  if (!isValidElement<Record<string, unknown>>(children)) return children;
  const own = children.props;
  const merged: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) merged[name] = both(name, own[name], value);
  return cloneElement(children, merged);
}

function both(name: string, own: unknown, given: unknown): unknown {
  if (own === undefined) return given;
  if (isHandler(own) && isHandler(given)) {
    return (event: unknown) => {
      own(event);
      given(event);
    };
  }
  if (JOINED.includes(name) && typeof own === "string" && typeof given === "string") {
    return cn(own, given);
  }
  return own;
}

const isHandler = (value: unknown): value is (event: unknown) => void =>
  typeof value === "function";
