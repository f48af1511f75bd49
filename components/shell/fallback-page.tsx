"use client";

import { TriangleAlert } from "lucide-react";
import { useState } from "react";

import { CopyDetails, errorDetails, type Failure } from "@/components/feedback/error-details";
import { ContactLink } from "@/components/game/contact-link";
import { Alert, AlertActions, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { gameTime } from "@/lib/store/preferences/game-clock";

export interface FallbackPageProps extends Failure {
  developerUrl: string;
  onReset: () => void;
}

/** The page shown when there is a bug, with everything that the developer needs to find it. */
export function FallbackPage({ developerUrl, onReset, ...failure }: FallbackPageProps) {
  const [details] = useState(() => errorDetails(failure, gameTime()));

  return (
    <Alert variant="destructive" role="alert" className="mt-6">
      <TriangleAlert aria-hidden />
      <div className="min-w-0">
        <h1 className="text-read font-semibold">Oops! Something went wrong</h1>
        <AlertDescription>
          This page couldn’t be shown. Your key and settings are safe. Try again, or send us the
          details. If it keeps happening, save or delete your stored data on the{" "}
          <a href="/rescue">rescue page</a>.
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
