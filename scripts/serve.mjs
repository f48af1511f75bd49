/** Serves an export like a static host: clean addresses, compressed (except with `--plain`), 404.html for the rest. */
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { bin, isMain, main, ROOT, start } from "./run.mjs";

/**
 * Serves on exactly this port, and resolves once it answers. `ended` resolves when the server has stopped, and so does `stop`.
 * Compressing takes longer than it saves a browser on the same machine.
 */
export async function serve(port, { compress = true, folder = "out" } = {}) {
  if (!(await isFree(port))) throw new Error(`Port ${port} is taken: stop what listens there.`);
  const config = join(ROOT, "scripts", "serve.json");
  const child = start(
    process.execPath,
    [
      bin("serve"),
      folder,
      ...["--listen", String(port), "--no-port-switching"],
      ...["--config", config, "--no-request-logging", "--no-clipboard"],
      ...(compress ? [] : ["--no-compression"]),
    ],
    // Otherwise the package asks the registry for a newer version of itself before it serves.
    { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, NO_UPDATE_CHECK: "1" } },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`Nothing can be served on port ${port}.`);
    await sleep(50);
  }
  const stop = () => {
    child.kill();
    return ended;
  };
  return { url, ended, stop };
}

/**
 * The given port, or the next free one.
 * @param {number} from
 * @returns {Promise<number>}
 */
export async function freePort(from) {
  for (let port = from; port < Math.min(from + 100, 65_536); port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${from} on: set PORT to another number.`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

function answers(url) {
  return fetch(url, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "4173" }, plain: { type: "boolean" } },
  });
  await main(async () => {
    const { url, ended } = await serve(Number(values.port), { compress: !values.plain });
    console.log(url);
    await ended;
  });
}
