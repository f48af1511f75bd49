"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { useVisitorSession } from "@/components/session/session";
import { samplePage } from "@/lib/site/next-path";
import { sampleStore } from "@/lib/store/account/session";

/**
 * Replaces the page by `path`, since a static export cannot redirect. Turns on the sample data if the URL requests it. Without a
 * key, the guard redirects to the login.
 */
export function ReplaceBy({ path }: { path: "/app/dashboard" }) {
  const router = useRouter();
  const session = useVisitorSession();

  useEffect(() => {
    if (samplePage(window.location.search, path) !== null) sampleStore.set(true);
  }, [path]);

  useEffect(() => {
    if (session === null) return;
    router.replace(samplePage(window.location.search, path) ?? path);
  }, [session, router, path]);

  return <LoadingState text="Loading..." rows={0} hasHeadline />;
}
