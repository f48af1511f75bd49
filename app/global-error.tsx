"use client";

import "./globals.css";

import type { ErrorInfo } from "next/error";

import { FallbackPageOnDemand } from "@/components/shell/fallback-page-on-demand";
import { contact } from "@/content/site";

/** The fallback page if even the root layout failed. */
export default function GlobalErrorPage({ error, reset }: ErrorInfo) {
  return (
    <html lang="en">
      <body>
        <FallbackPageOnDemand
          error={error}
          componentStack={null}
          developerUrl={contact.profileUrl}
          onReset={reset}
        />
      </body>
    </html>
  );
}
