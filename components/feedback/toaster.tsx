"use client";

import { useEffect } from "react";
import { toast } from "sonner";

import { Toaster } from "@/components/ui/sonner";

import { onToast } from "./show-toast";

/** Shows every notice as a toast. Its effect runs after the toaster's own, which must subscribe first. */
export function AppToaster() {
  useEffect(
    () =>
      onToast(({ kind, title, description, id }) => {
        toast[kind](title, { description, ...(id !== undefined && { id }) });
      }),
    [],
  );
  return <Toaster />;
}
