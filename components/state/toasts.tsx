"use client";

import { lazy, Suspense } from "react";

import { useStoredValue } from "@/lib/store/use-stored-value";

import { toastsWanted } from "./notify";

const Toaster = lazy(async () => {
  const loaded = await import("./toaster");
  return { default: loaded.NoticeToaster };
});

export function Toasts() {
  return useStoredValue(toastsWanted) ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
