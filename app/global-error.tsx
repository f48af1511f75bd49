"use client";

import "./globals.css";

import type { ErrorInfo } from "next/error";

import { FallbackPage } from "@/components/shell/fallback-page";
import { developerProfileUrl } from "@/content/site";

/** The fallback page where even the root layout failed. */
export default function GlobalErrorPage({ error, reset }: ErrorInfo) {
  return (
    <html lang="en">
      <body>
        <main className="px-4">
          <FallbackPage
            error={error}
            componentStack={null}
            developerUrl={developerProfileUrl}
            onReset={reset}
          />
        </main>
      </body>
    </html>
  );
}
