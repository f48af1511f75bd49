"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useTheme } from "next-themes";
import { type CSSProperties, useEffect } from "react";
import { toast, Toaster, type ToasterProps } from "sonner";

import { Button } from "@/components/ui/button";

import { onToast } from "./show-toast";

const TOKENS = {
  "--normal-bg": "var(--popover)",
  "--normal-text": "var(--popover-foreground)",
  "--normal-border": "var(--rule)",
  "--border-radius": "var(--radius)",
  fontFamily: "inherit",
} as CSSProperties;

/** The time that a toast with a button stays. */
const ACTION_MS = 10_000;

const ICONS = {
  success: <CircleCheck className="size-4.5 text-success" />,
  error: <CircleX className="size-4.5 text-destructive" />,
};

/** Shows all toasts. Its effect runs after the effect of sonner's toaster, which must subscribe first. */
export function AppToaster() {
  const { theme = "system" } = useTheme();
  useEffect(
    () =>
      onToast(({ kind, title, description, action, id }) => {
        const toastId = toast[kind](title, {
          description,
          ...(id !== undefined && { id }),
          ...(action && {
            duration: ACTION_MS,
            action: (
              <Button
                variant="link"
                className="ml-auto"
                onClick={({ currentTarget }) => {
                  // The focus goes back to the page first: closing the toast would move it later.
                  currentTarget.blur();
                  toast.dismiss(toastId);
                  action.onPress();
                }}
              >
                {action.text}
              </Button>
            ),
          }),
        });
      }),
    [],
  );
  return (
    <Toaster
      theme={theme as NonNullable<ToasterProps["theme"]>}
      style={TOKENS}
      icons={ICONS}
      closeButton
    />
  );
}
