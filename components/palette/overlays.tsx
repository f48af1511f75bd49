"use client";

import { Fragment, type RefObject, Suspense } from "react";

import { Dialog, DialogBody } from "@/components/ui/dialog";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { Switch } from "@/components/ui/switch";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { singleKeysStore } from "@/lib/store/preferences/shell";

import { Palette } from "./palette";
import { type OverlaysProps, SHORTCUTS } from "./shortcut-table";

interface OverlayLine {
  /** Pressed together; alternatives are separated by "or". */
  keys: readonly string[];
  description: string;
}

/** Keys that work only in a focused control, and so aren't shortcuts. */
const WITHIN: readonly OverlayLine[] = [
  { keys: ["↑", "or", "↓"], description: "Move through results and suggestions" },
  { keys: ["Enter"], description: "Open or use the selected one" },
  { keys: ["Esc"], description: "Close the open dialog or menu" },
  { keys: ["Shift", "Enter"], description: "On a column header: add it to the sort" },
  {
    keys: ["Space"],
    description: "On a card’s handle: pick it up, then move it with the arrow keys",
  },
];

/** Single keys of one page. */
const ON_TARGETS: readonly OverlayLine[] = [
  { keys: ["j"], description: "Next target" },
  { keys: ["k"], description: "Previous target" },
];

const PlayerSheet = dialogOnDemand(() =>
  import("@/components/player/player-sheet").then((loaded) => loaded.PlayerSheet),
);

/** The overlays that can be opened from anywhere, in one file that loads with the first of them. */
export function Overlays({ overlay, ...props }: OverlaysProps) {
  if (typeof overlay === "object") {
    return (
      <Suspense>
        <PlayerSheet {...overlay} trigger={props.opener} onClose={props.onClose} />
      </Suspense>
    );
  }
  return overlay === "palette" ? (
    <Palette {...props} />
  ) : (
    <ShortcutList trigger={props.opener} onClose={props.onClose} />
  );
}

interface ShortcutListProps {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** All shortcuts, with a switch for single-key shortcuts, which speech input or a slip may trigger by accident. */
function ShortcutList({ trigger, onClose }: ShortcutListProps) {
  const hasSingleKeys = useStoredValue(singleKeysStore);
  const everywhere = SHORTCUTS.map(({ key, withControl, description }): OverlayLine => ({
    keys: withControl ? ["Ctrl", "or", "Cmd", key.toUpperCase()] : [key],
    description,
  }));
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" trigger={trigger}>
      <DialogBody className="pb-5">
        <Lines title="On every page" lines={everywhere} />
        <label className="flex min-h-11 items-center justify-between gap-4 border-b">
          Single-key shortcuts
          <Switch checked={hasSingleKeys} onCheckedChange={singleKeysStore.set} />
        </label>
        <Lines title="On Targets" lines={ON_TARGETS} />
        <Lines title="On the focused element" lines={WITHIN} />
      </DialogBody>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly OverlayLine[] }) {
  return (
    <>
      <h3 className="mt-2 border-b border-rule pb-1 font-semibold">{title}</h3>
      <dl className="mb-3 grid grid-cols-[auto_1fr]">
        {lines.map(({ keys, description }) => (
          <div
            key={description}
            className="col-span-2 grid grid-cols-subgrid gap-x-5 border-b border-row"
          >
            <dt className="py-2 whitespace-nowrap">
              <Keys keys={keys} />
            </dt>
            <dd className="py-2">{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && " "}
      {key === "or" ? (
        <span className="text-small text-muted-foreground">or</span>
      ) : (
        <kbd className="inline-block min-w-6 rounded-sm border border-input px-1.5 text-center font-sans text-small">
          {key}
        </kbd>
      )}
    </Fragment>
  ));
