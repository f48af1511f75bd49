"use client";

import { useCallback, useState } from "react";

/** The host of the game's pictures. A URL on another host would let its owner see who views the picture. */
const HOST = "https://www.torn.com/";

interface GamePictureProps {
  /** Null if the game has no picture. A URL outside the game counts as null. */
  url: string | null;
  widthPx: number;
  heightPx: number;
}

/**
 * A picture from the game's own server, beside text that describes it. It loads when it comes into view. If it doesn't load,
 * nothing is shown.
 */
export function GamePicture({ url: named, widthPx, heightPx }: GamePictureProps) {
  const url = named?.startsWith(HOST) ? named : null;
  const [missing, setMissing] = useState<string | null>(null);
  const ref = useCallback(
    (img: HTMLImageElement) => {
      if (url !== null) img.src = url;
      return () => {
        // The old picture disappears at once: it must not be shown while the next picture loads.
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
