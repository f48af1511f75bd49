"use client";

import { Suspense, useEffect, useState } from "react";

import { onDemand } from "@/components/ui/on-demand";
import { useStoredValue } from "@/lib/store/use-stored-value";

import { type Notice, onNotice, toastsWanted } from "./notify";

const Toaster = onDemand(() => import("./toaster").then((l) => l.NoticeToaster), PlainNotice);

export function Toasts() {
  return useStoredValue(toastsWanted) ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** The last notice as a strip, for when the code for toasts didn't load: the notice is often about the network. */
function PlainNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => onNotice(setNotice), []);
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-popover px-8 py-3 text-popover-foreground empty:hidden max-md:px-4"
    >
      {notice && (
        <>
          <b>{notice.title}.</b> {notice.description}
        </>
      )}
    </p>
  );
}
