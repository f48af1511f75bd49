/** A browser with one tab, and the few things that the journey does with it. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON carries it; a promise's, once it has one. */
  evaluate: (expression: string) => Promise<unknown>;
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A key, or several at once: "Escape", "Control+k". */
  key: (keys: string) => Promise<void>;
  /** Of the page itself. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface Start {
  /** The site's address. */
  site: string;
  /** A script that runs in each page before its own. */
  listener: string;
  /** The folder in which the browser saves files. */
  downloads: string;
  /** The browser's own storage. */
  profile: string;
}

export type EngineName = "chromium" | "firefox" | "webkit";

/** Nothing listens here: what isn't on this machine can't be reached, the game's API included. */
export const NO_PROXY = { host: "127.0.0.1", port: 9 };
