import { Copy } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "@/components/ui/button";

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
