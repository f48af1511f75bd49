"use client";

import type { ErrorInfo } from "next/error";

import { fallbackOnDemand } from "@/components/shell/fallback-page-on-demand";

const Fallback = fallbackOnDemand(() => import("./fallback").then((l) => l.Fallback));

/** The fallback page outside /app, and for errors in the shell of /app itself. */
export default function ErrorPage({ error, reset }: ErrorInfo) {
  return <Fallback error={error} componentStack={null} onReset={reset} />;
}
