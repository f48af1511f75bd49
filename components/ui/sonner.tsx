"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useTheme } from "next-themes";
import type { CSSProperties } from "react";
import { Toaster as Sonner, type ToasterProps } from "sonner";

const TOKENS = {
  "--normal-bg": "var(--popover)",
  "--normal-text": "var(--popover-foreground)",
  "--normal-border": "var(--rule)",
  "--border-radius": "var(--radius)",
  fontFamily: "inherit",
} as CSSProperties;

const ICONS = {
  success: <CircleCheck className="size-4.5 text-success" />,
  error: <CircleX className="size-4.5 text-destructive" />,
};

export function Toaster(props: ToasterProps) {
  const { theme = "system" } = useTheme();
  return (
    <Sonner
      theme={theme as NonNullable<ToasterProps["theme"]>}
      style={TOKENS}
      icons={ICONS}
      closeButton
      {...props}
    />
  );
}
