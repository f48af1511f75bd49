"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";

import { loginPath } from "@/lib/site/next-path";
import { apiKeyStore } from "@/lib/store/session";
import { useStoredValue } from "@/lib/store/use-stored-value";

import { isLoggingOut } from "./session";

/** Sends whoever has no key to the login, and remembers where they were going. */
export function Guard({ children }: { children: ReactNode }) {
  const router = useRouter();
  const key = useStoredValue(apiKeyStore);

  useEffect(() => {
    // Asked of the store: while hydrating, `key` is still the empty one of the static HTML.
    if (apiKeyStore.get() !== "" || isLoggingOut()) return;
    const { pathname, search } = window.location;
    router.replace(loginPath(pathname + search));
  }, [key, router]);

  useEffect(() => {
    // The browser may bring back a page as it was before the logout, player data and all.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && apiKeyStore.get() === "") window.location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
    };
  }, []);

  return children;
}
