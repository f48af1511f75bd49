"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";

import { FallbackPageOnDemand } from "./fallback-page-on-demand";

/** Catches what is not an ApiError, and keeps the navigation around it alive. */
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
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FallbackPageOnDemand
          // The component stack comes a moment after the error.
          key={componentStack}
          error={error}
          componentStack={componentStack}
          developerUrl={developerUrl}
          onReset={resetErrorBoundary}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
