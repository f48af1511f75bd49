import { useMemo } from "react";

import { type Opened, useOpened } from "./use-opened";
import { useUrlValue } from "./use-url-value";

/** `useOpened` with the row that a link from elsewhere opens: the URL has its id under `name` until the player closes the row. */
export function useLinkedOpened(name: string): Opened {
  const { isOpen, toggle } = useOpened();
  const [linkedId, setLinkedId] = useUrlValue(name, "");
  return useMemo(
    () => ({
      isOpen: (id) => id === linkedId || isOpen(id),
      toggle(id, opens) {
        toggle(id, opens);
        if (id === linkedId && !opens) setLinkedId("");
      },
    }),
    [isOpen, toggle, linkedId, setLinkedId],
  );
}
