"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

import { useSession } from "@/components/session/session";
import { LoadingState } from "@/components/state/loading-state";

/** A static export cannot redirect, so the page replaces itself; without a key, the guard leads to the login. */
export function ReplaceBy({ path }: { path: "/app/dashboard" }) {
  const router = useRouter();
  const session = useSession();

  useEffect(() => {
    if (session !== null) router.replace(path);
  }, [session, router, path]);

  return <LoadingState text="Loading..." rows={0} />;
}
