import { copyText } from "@/components/feedback/copy-text";
import { Button } from "@/components/ui/button";
import { rawLogEntry } from "@/lib/api/logs/log-fields";
import type { LogEntry } from "@/lib/game/logs/log-entry";

/** An entry in JSON, to read and to copy. */
export function RawText({ entry }: { entry: LogEntry }) {
  const text = rawLogEntry(entry);
  return (
    <>
      <pre className="text-small wrap-anywhere whitespace-pre-wrap">{text}</pre>
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        onClick={() =>
          void copyText(text, {
            copied: "The raw data of the entry",
            otherwise: "Select the text and copy it yourself.",
          })
        }
      >
        Copy
      </Button>
    </>
  );
}
