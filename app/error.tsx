"use client";

import type { ErrorInfo } from "next/error";

import { FallbackPageOnDemand } from "@/components/shell/fallback-page-on-demand";
import { contact } from "@/content/site";

/** The fallback page outside /app, and for errors in the shell of /app itself. */
export default function ErrorPage({ error, reset }: ErrorInfo) {
  return (
    <FallbackPageOnDemand
      error={error}
      componentStack={null}
      developerUrl={contact.profileUrl}
      onReset={reset}
    />
  );
}
