import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { ANSWERS } from "../lib/api/testing/answers";
import { responseTo } from "../lib/api/testing/changed-responses";

const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization",
};

/** Gzips a text unchanged, and anything else as JSON. */
const packed = (answer: unknown) =>
  gzipSync(typeof answer === "string" ? answer : JSON.stringify(answer));

/**
 * A server in place of the game's API: answers with the fixtures or these answers, each after `delayMs`. While it is silent, it
 * answers nothing.
 */
export async function startMockApi(
  delayMs: number,
  answers: Readonly<Record<string, unknown>> = {},
) {
  const bodies = Object.fromEntries(
    Object.entries({ ...ANSWERS, ...answers }).map(([path, answer]) => [path, packed(answer)]),
  );
  let isSilent = false;
  let calls: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === "OPTIONS") {
      response.writeHead(204, HEADERS).end();
      return;
    }
    const { url = "" } = request;
    calls.push(url.replace(/^\/v2/, "").replace(/\?.*$/, ""));
    if (isSilent) return;
    const body = responseTo(bodies, url);
    setTimeout(() => {
      response
        .writeHead(body ? 200 : 404, {
          ...HEADERS,
          "Content-Type": "application/json",
          "Content-Encoding": "gzip",
        })
        .end(body ?? gzipSync("{}"));
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/v2`,
    /** The paths that were requested since the last time. */
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    silence(on: boolean) {
      isSilent = on;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
