"use client";

import { Copy, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";

import { ContactLink } from "@/components/game/contact-link";
import { Alert, AlertActions, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

import { errorDetails, type Failure } from "./error-details";

const COPIED_MS = 2_000;

export interface FallbackPageProps extends Failure {
  developerUrl: string;
  onReset: () => void;
}

/** What the player sees of a fault of ours, with all that the developer needs to find it. */
export function FallbackPage({ developerUrl, onReset, ...failure }: FallbackPageProps) {
  const [details] = useState(() => errorDetails(failure, Date.now()));

  return (
    <Alert variant="destructive" role="alert" className="mt-6">
      <TriangleAlert aria-hidden />
      <div className="min-w-0">
        <h1 className="text-read font-semibold">Oops! Something went wrong</h1>
        <AlertDescription>
          This page couldn’t be shown. Your key and your settings are safe. Try again, or send us
          the details.
        </AlertDescription>
        <AlertActions>
          <CopyDetails details={details} />
          <Button variant="ghost" asChild>
            <ContactLink href={developerUrl}>Contact the developer</ContactLink>
          </Button>
          <Button variant="ghost" onClick={onReset}>
            Try again
          </Button>
        </AlertActions>
        <details className="mt-3">
          <summary className="min-h-11 content-center text-muted-foreground">
            Technical details
          </summary>
          <pre className="max-h-80 overflow-auto bg-muted p-3 text-tiny whitespace-pre-wrap">
            {details}
          </pre>
        </details>
      </div>
    </Alert>
  );
}

function CopyDetails({ details }: { details: string }) {
  const [label, setLabel] = useState("Copy Error Details");

  useEffect(() => {
    if (label === "Copy Error Details") return;
    const timer = setTimeout(() => {
      setLabel("Copy Error Details");
    }, COPIED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [label]);

  return (
    <Button
      variant="outline"
      onClick={() => {
        navigator.clipboard.writeText(details).then(
          () => {
            setLabel("Copied!");
          },
          () => {
            setLabel("Not copied: open the details");
          },
        );
      }}
    >
      <Copy aria-hidden />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
