import type { ReactNode, RefObject } from "react";

import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";

export interface ConfirmProps {
  title: string;
  /** What the button that does it says. */
  action: string;
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onClose: () => void;
  /** What goes. */
  children: ReactNode;
}

/** Asks before something goes that can't be had back. */
export function Confirm({ title, action, trigger, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Dialog onClose={onClose} title={title} trigger={trigger} className="md:max-w-136">
      <DialogBody>{children}</DialogBody>
      <DialogFooter className="max-md:*:flex-1">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
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
