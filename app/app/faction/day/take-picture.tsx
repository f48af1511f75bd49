import { Copy, Download, Printer, Share2 } from "lucide-react";
import type { RefObject } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import { download } from "@/components/window/download";

import type { Shape } from "./shapes";

interface TakePictureProps {
  shapes: readonly Shape[];
  shownIn: RefObject<HTMLElement | null>;
}

const NAME = "day.png";

/** Four ways to take it along. What draws the file loads with the first of them. */
export function TakePicture({ shapes, shownIn }: TakePictureProps) {
  const draw = async () => {
    const { toPng } = await import("./to-png");
    return toPng(shapes, shownIn.current ?? document.documentElement);
  };
  const taken = async (take: () => Promise<void>, failed: string) => {
    try {
      await take();
    } catch (error) {
      // The player has closed the system's sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({
        kind: "error",
        title: failed,
        description: "Your browser did not allow it. Try another of these buttons.",
      });
    }
  };

  const copy = async () => {
    // Made while it is copied: a browser allows it only at the moment of the press.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": draw() })]);
    showToast({
      kind: "success",
      title: "Copied",
      description: "The picture is on your clipboard.",
    });
  };
  const save = async () => {
    if ((await download(NAME, await draw())) !== "unsure") return;
    showToast({
      kind: "error",
      title: "Maybe not saved",
      description: "Some browsers don’t save files. Take a screenshot instead.",
    });
  };
  const share = async () => {
    const file = new File([await draw()], NAME, { type: "image/png" });
    await navigator.share({ files: [file] });
  };

  const others = [
    { label: "Save", Icon: Download, take: save, failed: "Not saved" },
    ...("share" in navigator
      ? [{ label: "Share", Icon: Share2, take: share, failed: "Not shared" }]
      : []),
  ];
  return (
    <>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button size="lg" className="col-span-2" onClick={() => void taken(copy, "Not copied")}>
          <Copy aria-hidden />
          Copy picture
        </Button>
        {others.map(({ label, Icon, take, failed }) => (
          <Button key={label} variant="outline" size="lg" onClick={() => void taken(take, failed)}>
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
        <Button
          variant="outline"
          size="lg"
          onClick={() => {
            window.print();
          }}
        >
          <Printer aria-hidden />
          Print
        </Button>
      </div>
    </>
  );
}
