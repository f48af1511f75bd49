import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cloneElement, isValidElement, type ReactNode, type Ref } from "react";

import { cn } from "@/lib/utils";

interface SlotProps {
  children?: ReactNode;
  [prop: string]: unknown;
}

type MaybeRef = Ref<unknown> | undefined;

/** Lists of names. */
const JOINED = ["className", "aria-describedby"];

/**
 * Passes its props to its only child, whose own props take precedence. Handlers of both run, refs of both get the element;
 * class names and descriptions are joined.
 */
export function Slot({ children, ref, ...given }: SlotProps) {
  const child = isValidElement<Record<string, unknown>>(children) ? children : null;
  const own = child?.props ?? {};
  const joinedRef = useComposedRefs(own.ref as MaybeRef, ref as MaybeRef);
  if (child === null) return children;
  const merged: Record<string, unknown> = {};
  if (ref) merged.ref = joinedRef;
  for (const [name, value] of Object.entries(given)) merged[name] = both(name, own[name], value);
  return cloneElement(child, merged);
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
