import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs that each engine needs besides the npm packages, and the package that contains them on Debian and Ubuntu. */
const FIREFOX = { names: ["firefox-esr", "firefox"], from: "firefox-esr" };
const WEBKIT = [
  { names: ["WebKitWebDriver"], from: "webkit2gtk-driver" },
  { names: ["MiniBrowser"], from: "webkit2gtk-driver" },
  { names: ["Xvfb"], from: "xvfb" },
];

/** MiniBrowser is beside WebKit's libraries, whose folder depends on the system. */
const BESIDE_LIBRARIES = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1",
  "/usr/libexec/webkit2gtk-4.1",
];

const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), ...BESIDE_LIBRARIES];

const pathOf = ({ names }) =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find(existsSync);

/**
 * The programs of an engine, or the package that is missing.
 * @param {"firefox" | "webkit"} engine
 * @returns {{ paths: string[] } | { missing: string }}
 */
export function findEngine(engine) {
  const needed = engine === "firefox" ? [FIREFOX] : WEBKIT;
  const missing = needed.find((program) => pathOf(program) === undefined);
  return missing ? { missing: missing.from } : { paths: needed.map(pathOf) };
}
