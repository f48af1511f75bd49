"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";

import { Button } from "@/components/ui/button";

import { fallbackOnDemand } from "./fallback-page-on-demand";

const FallbackPageOnDemand = fallbackOnDemand(() =>
  import("./fallback-page").then((l) => l.FallbackPage),
);

/** Catches errors other than an ApiError, which panels handle. Keeps the navigation around it alive. */
export function FallbackBoundary({
  developerUrl,
  children,
}: {
  developerUrl: string;
  children: ReactNode;
}) {
  const pathname = usePathname();
  const [componentStack, setComponentStack] = useState<string | null>(null);

  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(_, info) => {
        setComponentStack(info.componentStack ?? null);
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        isOfTheNetwork(error) ? (
          <LoadErrorPage />
        ) : (
          <FallbackPageOnDemand
            // React passes the component stack a moment after the error.
            key={componentStack}
            error={error}
            componentStack={componentStack}
            developerUrl={developerUrl}
            onReset={resetErrorBoundary}
          />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** True for the error that the script loader throws when a script doesn't load. */
const isOfTheNetwork = (error: unknown) =>
  error instanceof Error && error.name === "ChunkLoadError";

/** Shown instead of a page whose scripts don't load: only a full reload requests them again. */
function LoadErrorPage() {
  return (
    <main id="main" className="px-8 max-md:px-4">
      <h1>This page didn&rsquo;t load</h1>
      <p role="alert" className="my-3">
        Check your connection, then reload the page.
      </p>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        Reload
      </Button>
    </main>
  );
}
