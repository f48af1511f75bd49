import { useState, type RefObject } from "react";

import { ArrangeList, type ArrangeListProps } from "@/components/dashboard-cards/arrange-list";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";

interface ArrangeCardsProps extends Omit<ArrangeListProps, "onDragging"> {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The list of the cards as a dialog of the dashboard. */
export function ArrangeCards({ trigger, onClose, ...list }: ArrangeCardsProps) {
  const [isDragging, setIsDragging] = useState(false);

  return (
    <Dialog
      onClose={onClose}
      title="Arrange cards"
      trigger={trigger}
      onEscapeKeyDown={(event) => {
        // Escape cancels the move and must not close the dialog.
        if (isDragging) event.preventDefault();
      }}
    >
      <DialogBody>
        <ArrangeList {...list} onDragging={setIsDragging} />
      </DialogBody>
      <DialogFooter>
        <Button
          variant="outline"
          onClick={() => {
            list.onChange({ order: [], hidden: [] });
          }}
        >
          Reset
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </Dialog>
  );
}
