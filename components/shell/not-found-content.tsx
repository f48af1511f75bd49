"use client";

import Link from "next/link";

import { PublicFrame, type PublicFrameProps } from "./public-frame";

/** The 404 page. */
export function NotFoundContent(frame: Omit<PublicFrameProps, "children">) {
  return (
    <PublicFrame {...frame}>
      <h1 className="pt-10 font-display text-lead font-medium tracking-[-0.02em]">
        Page not found
      </h1>
      <p className="mt-6 max-w-[70ch]">
        The page may have moved, or the address may be wrong. Go to the{" "}
        <Link href="/" prefetch={false} className="text-primary underline">
          home page
        </Link>{" "}
        or your{" "}
        <Link href="/app/dashboard" prefetch={false} className="text-primary underline">
          dashboard
        </Link>
        .
      </p>
    </PublicFrame>
  );
}
