"use client";

import { useCallback, useState } from "react";

/** The host of the game's pictures. An address elsewhere would tell its owner who looks at it. */
const HOST = "https://www.torn.com/";

interface GamePictureProps {
  /** Null where the game has none. An address outside the game counts as none. */
  url: string | null;
  widthPx: number;
  heightPx: number;
}

/**
 * A picture from the game's own server, beside the words that say what it shows. It loads when it comes into view; one
 * that doesn't load leaves nothing behind.
 */
export function GamePicture({ url: named, widthPx, heightPx }: GamePictureProps) {
  const url = named?.startsWith(HOST) ? named : null;
  const [missing, setMissing] = useState<string | null>(null);
  const ref = useCallback(
    (img: HTMLImageElement) => {
      if (url !== null) img.src = url;
      return () => {
        // It disappears at once: a picture must not be shown in place of another while that loads.
        img.removeAttribute("src");
      };
    },
    [url],
  );
  if (url === null || url === missing) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- next/image is for pictures on our own server.
    <img
      ref={ref}
      alt=""
      width={widthPx}
      height={heightPx}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="shrink-0 object-contain"
      style={{ width: widthPx, height: heightPx }}
      onError={() => {
        setMissing(url);
      }}
    />
  );
}
