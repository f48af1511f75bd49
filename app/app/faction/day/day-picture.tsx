"use client";

import { usePrefetchQuery } from "@tanstack/react-query";
import { Copy, Download, Printer, Share2 } from "lucide-react";
import { type RefObject, Suspense, useMemo, useRef, useState } from "react";

import { FailedCall } from "@/components/feedback/retry-advice";
import { showToast } from "@/components/feedback/show-toast";
import { SectionHeader } from "@/components/figures/section-header";
import {
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { SwitchRow } from "@/components/ui/switch";
import { download } from "@/components/window/download";
import { useNow } from "@/components/window/use-now";
import { applicationsQuery } from "@/lib/api/endpoints/faction-applications";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { availableCrimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { MINUTE_MS } from "@/lib/common/time";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore, isItemOn } from "@/lib/store/user/checklist";

import { factsOf } from "./facts";
import { altOf, pictureOf, type PictureOptions, type PictureShape, SIDE } from "./picture";

const DayDetails = onDemand(() => import("./day-details").then((loaded) => loaded.DayDetails));

const CHOICES: readonly { part: keyof PictureOptions; label: string; note?: string }[] = [
  { part: "faction", label: "Faction name" },
  { part: "hours", label: "Crime times", note: "no crime names or slots" },
  { part: "names", label: "Member names", note: "off by default" },
];

/** A picture of the faction’s day for its chat, drawn in the browser. */
export function DayPicture({ siteName }: { siteName: string }) {
  const { facts, missing } = useFacts();
  const [shown, setShown] = useState<PictureOptions>({ faction: true, hours: true, names: false });
  const [paper, setPaper] = useState<"dark" | "paper">("paper");
  const figure = useRef<HTMLElement>(null);
  const shapes = useMemo(() => pictureOf(facts, shown, siteName), [facts, shown, siteName]);
  const name = (shown.faction ? facts.faction : null) ?? "Our faction";

  return (
    <>
      <div className="grid gap-x-12 gap-y-7 pt-4 max-md:gap-y-3 @4xl/page:grid-cols-[minmax(0,40rem)_17rem] print:block">
        <figure ref={figure} translate="no" className={`${paper} self-start border border-border`}>
          <PictureSvg shapes={shapes} label={altOf(name, facts)} />
        </figure>
        <section aria-label="Picture for the chat" className="print:hidden">
          <SectionHeader title="Picture for the chat" aside={`${SIDE} × ${SIDE}, PNG`} />
          <div role="group" aria-label="Background" className="mt-3 grid grid-cols-2 gap-1.5">
            {(["paper", "dark"] as const).map((choice) => (
              <Button
                key={choice}
                variant="outline"
                aria-pressed={paper === choice}
                className="h-auto flex-col py-2 [&_svg]:size-full aria-pressed:border-primary aria-pressed:bg-primary-wash max-md:min-h-11"
                onClick={() => {
                  setPaper(choice);
                }}
              >
                <span
                  aria-hidden
                  translate="no"
                  className={`${choice} w-full border border-border max-md:hidden`}
                >
                  <PictureSvg shapes={shapes} />
                </span>
                {choice === "paper" ? "Light" : "Dark"}
              </Button>
            ))}
          </div>
          <div className="mt-2">
            {CHOICES.map(({ part, label, note }) => (
              <SwitchRow
                key={part}
                isOn={shown[part]}
                note={note}
                onChange={(isOn) => {
                  setShown({ ...shown, [part]: isOn });
                }}
              >
                {label}
              </SwitchRow>
            ))}
          </div>
          {missing.map(({ what, path, error, retry }) => (
            <FailedCall key={path} path={path} error={error} retry={retry}>
              Couldn’t load {what}, so parts of the picture are missing.
            </FailedCall>
          ))}
          <TakePicture shapes={shapes} shownIn={figure} />
          <p className="mt-3 text-muted-foreground">
            Tasks are the faction items of your checklist. Made in your browser. Nothing is
            uploaded.
          </p>
        </section>
      </div>
      <Suspense>
        <DayDetails facts={facts} />
      </Suspense>
    </>
  );
}

function useFacts() {
  const session = useSession();
  const nowMs = useNow(MINUTE_MS);
  const config = useStoredValue(checklistConfigStore);
  // Optional: not every position has access to applications.
  const { data: applications } = useOptionalQuery(applicationsQuery(session));
  usePrefetchQuery(factionBasicQuery(session));
  usePrefetchQuery(factionMembersQuery(session));
  usePrefetchQuery(availableCrimesQuery(session));
  const faction = useOptionalSuspenseQuery(factionBasicQuery(session));
  const members = useOptionalSuspenseQuery(factionMembersQuery(session));
  const crimes = useOptionalSuspenseQuery(availableCrimesQuery(session));
  const facts = useMemo(
    () =>
      factsOf(
        {
          faction: faction.data ?? null,
          members: members.data ?? null,
          crimes: crimes.data ?? null,
          applications: applications ?? null,
        },
        { ...config, nowMs, isOn: (id) => isItemOn(config, id) },
      ),
    [faction.data, members.data, crimes.data, applications, config, nowMs],
  );
  const answers = [
    { what: "your faction", path: "faction/basic", ...faction },
    { what: "the members", path: "faction/members", ...members },
    { what: "the crimes", path: "faction/crimes", ...crimes },
  ] as const;
  const missing = answers.filter(({ error }) => error !== null);
  // Without any data there is nothing to draw.
  if (missing.length === answers.length && faction.error) throw faction.error;
  return { facts, missing };
}

/** The picture as SVG, in the colours of the element around it; without a label for a preview. */
function PictureSvg({ shapes, label }: { shapes: readonly PictureShape[]; label?: string }) {
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      className="block size-full"
    >
      {shapes.map((shape, i) =>
        shape.kind === "path" ? (
          <path
            key={i}
            d={shape.d}
            fill={shape.fill ? `var(--${shape.fill})` : "none"}
            stroke={shape.stroke ? `var(--${shape.stroke})` : "none"}
            strokeWidth={shape.width}
          />
        ) : (
          <text
            key={i}
            x={shape.x}
            y={shape.y}
            fontSize={shape.size}
            textAnchor={shape.anchor}
            xmlSpace="preserve"
            className={shape.face === "display" ? "font-display" : "font-sans"}
            fontWeight={500}
          >
            {shape.spans.map(({ text, tone, isBold = false }) => (
              <tspan
                key={text}
                fill={`var(--${tone})`}
                fontWeight={isBold ? 600 : shape.face === "display" ? 500 : 400}
              >
                {text}
              </tspan>
            ))}
          </text>
        ),
      )}
    </svg>
  );
}

interface TakePictureProps {
  shapes: readonly PictureShape[];
  shownIn: RefObject<HTMLElement | null>;
}

const NAME = "day.png";

/** Copies, saves, shares or prints the picture. The code that draws the file loads on first use. */
function TakePicture({ shapes, shownIn }: TakePictureProps) {
  const draw = async () => {
    const { toPng } = await import("./to-png");
    return toPng(shapes, shownIn.current ?? document.documentElement);
  };
  const taken = async (take: () => Promise<void>, failed: string) => {
    try {
      await take();
    } catch (error) {
      // The player closed the system's share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({
        kind: "error",
        title: failed,
        description: "Your browser blocked it. Try another button.",
      });
    }
  };

  const copy = async () => {
    // A promise, not the finished file: browsers allow copying only during the click.
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
      title: "It may not have been saved",
      description: "Some browsers don’t save files. Take a screenshot instead.",
    });
  };
  const share = async () => {
    const file = new File([await draw()], NAME, { type: "image/png" });
    await navigator.share({ files: [file] });
  };

  const others = [
    { label: "Save", Icon: Download, take: save, failed: "Couldn’t save" },
    ...("share" in navigator
      ? [{ label: "Share", Icon: Share2, take: share, failed: "Couldn’t share" }]
      : []),
  ];
  return (
    <>
      <div className="mt-5 grid grid-cols-2 gap-3 max-md:mt-2">
        <Button size="lg" className="col-span-2" onClick={() => void taken(copy, "Couldn’t copy")}>
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
