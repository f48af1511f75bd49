import { Copy } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "@/components/ui/button";
import { apiKeyStore } from "@/lib/store/account/session";

import { writeText } from "./copy-text";

const COPIED_MS = 2_000;

/** Copies the details of an error, for a player who wants to report it. */
export function CopyDetails({ details }: { details: string }) {
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
        writeText(details).then(
          () => {
            setLabel("Copied!");
          },
          () => {
            setLabel("Couldn’t copy: allow copying first");
          },
        );
      }}
    >
      <Copy aria-hidden />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}

export interface Failure {
  error: unknown;
  componentStack: string | null;
}

/**
 * Everything that helps to find a bug, as text for a message to the developer. It never contains the key, nor text that the
 * player typed into the page's searches, which is in the URL.
 */
export function errorDetails({ error, componentStack }: Failure, nowMs: number): string {
  const { message, stack } =
    error instanceof Error ? error : { message: String(error), stack: undefined };
  const details = [
    `Message: ${message}`,
    `Stack: ${stack ?? "none"}`,
    `Component stack: ${componentStack?.trim() ?? "none"}`,
    `Timestamp: ${new Date(nowMs).toISOString()}`,
    `Browser: ${navigator.userAgent}`,
    `URL: ${window.location.href}`,
  ].join("\n\n");
  return withoutKey(withoutSearches(details, window.location.search), apiKeyStore.get());
}

/** Reduces the query to the names of its parameters: "?q&sort". */
function withoutSearches(text: string, search: string): string {
  if (search === "") return text;
  return text.replaceAll(search, `?${[...new URLSearchParams(search).keys()].join("&")}`);
}

function withoutKey(text: string, key: string): string {
  return key === "" ? text : text.replaceAll(key, "[API key]");
}
