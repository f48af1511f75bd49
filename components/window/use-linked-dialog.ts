import { useCallback } from "react";

import { type DialogTarget, useDialogTarget } from "./use-dialog-target";
import { useUrlValue } from "./use-url-value";

/**
 * The row that the player opened the dialog for, as in `useDialogTarget`, or the row that a link from elsewhere opens: the URL
 * has its id under `name` until the dialog closes.
 */
export function useLinkedDialog<T extends { id: number }>(
  name: string,
  rows: readonly T[],
): DialogTarget<T> {
  const { target, trigger, openDialog, close } = useDialogTarget<T>();
  const [linkedId, setLinkedId] = useUrlValue(name, "");
  const linked = linkedId === "" ? undefined : rows.find(({ id }) => String(id) === linkedId);
  return {
    target: target ?? linked ?? null,
    trigger,
    openDialog,
    close: useCallback(() => {
      close();
      setLinkedId("");
    }, [close, setLinkedId]),
  };
}
