"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link whose page loads as soon as somebody points at it or reaches it by keyboard, so that it is there when they
 * follow. Not before: a page in sight of many links would load the whole site.
 */
export function ReadyLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => {
    setIsMeant(true);
  };
  return <Link {...props} prefetch={isMeant ? null : false} onPointerEnter={mean} onFocus={mean} />;
}
