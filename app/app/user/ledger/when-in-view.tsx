import { type ReactNode, Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";

/** Until the content is there, what follows is out of view. */
const ROOM = <div className="h-svh" />;

/** A part below a list, whose code loads once it is in view. */
export function WhenInView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  return <div ref={box}>{isSeen ? <Suspense fallback={ROOM}>{children}</Suspense> : ROOM}</div>;
}
