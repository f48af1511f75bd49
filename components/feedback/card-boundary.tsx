"use client";

import { type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";

import { onDemand } from "@/components/ui/on-demand";

const FailedCard = onDemand(() => import("./failed-card").then((module) => module.FailedCard));

/** An error boundary: an error inside replaces only this card and leaves the rest of the page. */
export function CardBoundary({ name, children }: { name: string; children: ReactNode }) {
  const [componentStack, setComponentStack] = useState<string | null>(null);

  return (
    <ErrorBoundary
      onError={(_, info) => {
        setComponentStack(info.componentStack ?? null);
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Suspense>
          <FailedCard
            // React passes the component stack a moment after the error.
            key={componentStack}
            name={name}
            error={error}
            componentStack={componentStack}
            onReset={resetErrorBoundary}
          />
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
