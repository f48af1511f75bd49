import type { ReactNode, RefObject } from "react";

import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";

export interface ConfirmProps {
  title: string;
  /** The label of the button that confirms. */
  action: string;
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onClose: () => void;
  /** A description of the data that is deleted. */
  children: ReactNode;
}

/** A dialog that asks before data is deleted that can't be restored. */
export function Confirm({ title, action, trigger, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Dialog onClose={onClose} title={title} trigger={trigger} className="md:max-w-136">
      <DialogBody>{children}</DialogBody>
      <DialogFooter className="max-md:*:flex-1">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          className="border-destructive bg-destructive text-destructive-foreground hover:not-disabled:border-destructive hover:not-disabled:bg-destructive/85"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
