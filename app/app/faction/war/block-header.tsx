import type { ReactNode } from "react";

import { Age } from "./age";
import type { PolledQuery } from "./use-polling";

interface BlockHeaderProps {
  title: ReactNode;
  /** What its refresh button reads: "the chain". */
  name: string;
  query: PolledQuery<unknown>;
}

/** The one line above the large figures of a block. */
export function BlockHeader({ title, name, query }: BlockHeaderProps) {
  return (
    <div className="flex min-h-7 items-center justify-between gap-2 font-semibold max-md:min-h-9">
      <h2>{title}</h2>
      <Age name={name} query={query} />
    </div>
  );
}
