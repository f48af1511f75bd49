"use client";

import "./globals.css";

import type { ErrorInfo } from "next/error";

import { fallbackOnDemand } from "@/components/shell/fallback-page-on-demand";

const Fallback = fallbackOnDemand(() => import("./fallback").then((l) => l.Fallback));

/** The fallback page if even the root layout failed. */
export default function GlobalErrorPage({ error, reset }: ErrorInfo) {
  return (
    <html lang="en">
      <body>
        <Fallback error={error} componentStack={null} onReset={reset} />
      </body>
    </html>
  );
}
