"use client";

import { Copy } from "lucide-react";

import { copyText } from "@/components/feedback/copy-text";

/** "name [id]" as the game writes a player; a click copies just that. */
export function CopyName({ name, id }: { name: string; id: number }) {
  const text = `${name} [${id}]`;
  return (
    <button
      type="button"
      title="Click to copy"
      className="group/copy inline-flex min-w-0 items-center gap-1.5 text-left max-md:min-h-11"
      onClick={() => {
        void copyText(text, { copied: text, otherwise: `Copy it yourself: ${text}` });
      }}
    >
      <span translate="no" className="min-w-0">
        {name} <span className="whitespace-nowrap text-muted-foreground">[{id}]</span>
      </span>
      <Copy
        aria-hidden
        className="size-3.5 shrink-0 text-muted-foreground opacity-0 group-hover/copy:opacity-100 group-focus-visible/copy:opacity-100 max-md:opacity-100"
      />
    </button>
  );
}
