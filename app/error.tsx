"use client";

import type { ErrorInfo } from "next/error";

import { FallbackPage } from "@/components/shell/fallback-page";
import { developerProfileUrl } from "@/content/site";

/** The fallback page outside /app, and for what breaks the shell of /app itself. */
export default function ErrorPage({ error, reset }: ErrorInfo) {
  return (
    <main className="px-4">
      <FallbackPage
        error={error}
        componentStack={null}
        developerUrl={developerProfileUrl}
        onReset={reset}
      />
    </main>
  );
}
