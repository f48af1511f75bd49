import type { ReactNode } from "react";

import type { Live } from "./use-live";
import { Age } from "./age";

interface BlockHeadProps {
  title: ReactNode;
  /** What its refresh button reads: "the chain". */
  name: string;
  of: Live<unknown>;
}

/** The one line above the large figures of a block. */
export function BlockHead({ title, name, of }: BlockHeadProps) {
  return (
    <div className="flex min-h-7 items-center justify-between gap-2 font-semibold max-md:min-h-9">
      <h2>{title}</h2>
      <Age name={name} of={of} />
    </div>
  );
}
