"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";

import { isLeaving } from "@/components/session/session";
import { loginPath } from "@/lib/site/next-path";
import { authStore } from "@/lib/store/account/session";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

const isNobody = () => authStore.get().kind === "signed-out";

/** Sends visitors without a key to the login, and remembers where they were going. */
export function Guard({ children }: { children: ReactNode }) {
  const router = useRouter();
  const visitor = useStoredValue(authStore);

  useEffect(() => {
    // Read from the store: while hydrating, `visitor` is still "signed-out", as in the static HTML.
    if (!isNobody() || isLeaving()) return;
    const { pathname, search } = window.location;
    router.replace(loginPath(pathname + search));
  }, [visitor, router]);

  useEffect(() => {
    // The browser may restore a page from before the logout, including player data (bfcache).
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isNobody()) window.location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
    };
  }, []);

  return children;
}
