"use client";

import Link from "next/link";

import { PublicFrame, type PublicFrameProps } from "./public-frame";

/** The 404 page. */
export function NotFoundContent(frame: Omit<PublicFrameProps, "children">) {
  return (
    <PublicFrame {...frame}>
      <h1 className="pt-10 font-display text-lead font-medium tracking-[-0.02em]">No such page</h1>
      <p className="mt-6 max-w-[70ch]">
        There is nothing at this address. The page may have moved, or there may be a typo in the
        address. Go to the{" "}
        <Link href="/" prefetch={false} className="text-primary underline">
          start page
        </Link>{" "}
        or to your{" "}
        <Link href="/app/dashboard" prefetch={false} className="text-primary underline">
          dashboard
        </Link>
        .
      </p>
    </PublicFrame>
  );
}
