import type * as z from "@/lib/zod";

import { CALL_OPTIONS, gameAddress, TIMEOUT_MS } from "./api-config";
import { ApiError, kindOfCode, kindOfStatus } from "./errors";
import { fingerprint, type Session } from "./session";
import { decodeTexts } from "./wire";

/** A call that the page's HTML has made. */
export interface PreloadedCall {
  startedAtMs: number;
  response: Promise<Response>;
  /** When it began to arrive, undefined until then: the page takes the response later. */
  arrivedAtMs?: number;
}

declare global {
  /** Hands over the preloaded call of this path, once, to a session with the key that it was made with. */
  var takePreloadedCall: ((path: string, key: string) => PreloadedCall | undefined) | undefined;
}

let beganAtMs = Date.now();

/** When this visit began, by the device's clock, its preloaded calls included: older data was saved by an earlier one. */
export const visitBeganAtMs = (): number => beganAtMs;

const answerTimes = new WeakMap<AbortSignal, number>();

/**
 * When the game made its last answer to the request with this signal, by the device's clock: its seconds count from then.
 * Only the trip is known, so half of it is taken off. Undefined without an answer, and in the sample data.
 */
export const answeredAtMs = (signal: AbortSignal): number | undefined => answerTimes.get(signal);

/**
 * One GET, validated and normalised by `schema`. Every way it can fail ends in an ApiError, or in the abort; any other
 * error is a bug, and is thrown as it is.
 */
export async function request<T>(
  session: Session,
  path: string,
  schema: z.ZodMiniType<T>,
  signal: AbortSignal,
): Promise<T> {
  if (session.isSample) return parseResponse(session, path, schema, await sampleAnswer(path));
  const account = fingerprint(session);
  const preloaded = globalThis.takePreloadedCall?.(path, session.key);
  if (preloaded) beganAtMs = Math.min(beganAtMs, preloaded.startedAtMs);
  if (!preloaded) await session.queue.acquire(signal, account);
  const startedAtMs = preloaded?.startedAtMs ?? Date.now();
  const log = (answer: string) => {
    const endedAtMs = preloaded?.arrivedAtMs ?? Date.now();
    callLog.add({ startedAtMs, path, durationMs: endedAtMs - startedAtMs, answer });
  };

  try {
    const entity = parseResponse(
      session,
      path,
      schema,
      await getJson(session, path, signal, preloaded),
    );
    log("OK");
    return entity;
  } catch (reason) {
    // A cancelled query is not a failure: TanStack Query needs to see the abort itself.
    if (signal.aborted) log("Cancelled");
    signal.throwIfAborted();
    if (!(reason instanceof ApiError)) throw reason;
    reason.account = account;
    log(reason.code === undefined ? reason.message : `Error code ${reason.code}`);
    session.queue.reportError(reason, account);
    throw reason;
  }
}

/** The sample data, read by the same schemas as the game's answers. Loaded only when somebody opens it. */
async function sampleAnswer(path: string): Promise<unknown> {
  const { createSampleGame } = await import("@/lib/demo/sample-game");
  const game = (sampleGame ??= createSampleGame(Date.now()));
  return game(path, Date.now());
}

let sampleGame: ((path: string, nowMs: number) => unknown) | undefined;

async function getJson(
  session: Session,
  path: string,
  signal: AbortSignal,
  preloaded: PreloadedCall | undefined,
): Promise<unknown> {
  const headers = authorization(session);
  const sentAtMs = preloaded?.startedAtMs ?? Date.now();
  try {
    const response = await (preloaded?.response ??
      fetch(gameAddress(path), {
        ...CALL_OPTIONS,
        headers,
        signal: eitherOf(signal, AbortSignal.timeout(TIMEOUT_MS)),
      }));
    const arrivedAtMs = preloaded?.arrivedAtMs ?? Date.now();
    // The device may have slept meanwhile, or its clock may have been set.
    const tripMs = Math.min(Math.max(0, arrivedAtMs - sentAtMs), TIMEOUT_MS);
    answerTimes.set(signal, arrivedAtMs - Math.round(tripMs / 2));
    if (response.ok) return await response.json();
    const message = response.statusText || statusPhrase(response.status);
    const code = await codeIn(response);
    throw new ApiError(kindOfStatus(response.status, code), message, code, response.status);
  } catch (reason) {
    throw reason instanceof ApiError ? reason : noAnswer(path, reason);
  }
}

/** `AbortSignal.any`, which Firefox 115 lacks, the last version for older systems. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => {
      either.abort(signal.reason);
    };
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  }
  return either.signal;
}

function authorization({ key }: Session): Headers {
  try {
    return new Headers({ Authorization: `ApiKey ${key}` });
  } catch {
    // The browser's own error would contain the key.
    throw new ApiError("key-rejected", "The API key contains an invalid character");
  }
}

function parseResponse<T>(
  session: Session,
  path: string,
  schema: z.ZodMiniType<T>,
  answer: unknown,
): T {
  const body = decodeTexts(answer);
  const failed = failureIn(body);
  if (failed) throw new ApiError(kindOfCode(failed.code), failed.message, failed.code);
  session.inspect?.(body, schema, path);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError("unexpected-shape", `${endpoint(path)} is missing ${missing(parsed)}`);
}

const missing = ({ error }: { error: z.core.$ZodError }) =>
  [...new Set(error.issues.map((issue) => issue.path.join(".") || "the expected data"))].join(", ");

/** "faction/members" of "/faction/members?limit=100". */
const endpoint = (path: string) => path.replace(/^\//, "").replace(/\?.*$/, "");

/** Without `reason` as its cause: the browser's own error may contain the header, and with it the key. */
function noAnswer(path: string, reason: unknown): ApiError {
  const name = endpoint(path);
  if (reason instanceof SyntaxError) {
    return new ApiError("unexpected-shape", `${name} didn’t return JSON`);
  }
  if (reason instanceof Error && reason.name === "TimeoutError") {
    return new ApiError("timeout", `${name} took longer than ${TIMEOUT_MS / 1000} seconds`);
  }
  return new ApiError("offline", `${name} could not be reached`);
}

/** What an answer contains instead of data. */
interface Failure {
  /** The game's own number for it, where it gives one. */
  code: number | undefined;
  message: string;
}

/**
 * The API reports failure in the body, with HTTP 200: as its `error`, or in place of the requested field. It writes a
 * code and a text; anything else in that place is a failure too, and never an empty list.
 */
function failureIn(body: unknown): Failure | undefined {
  if (!isRecord(body)) return undefined;
  if (isSaid(body.error)) return failureOf(body.error);
  const inPlace = Object.values(body).find((value) => isRecord(value) && isSaid(value.error));
  return inPlace === undefined ? undefined : failureOf(inPlace);
}

/** Longer than any error of the API: a longer body is not one. */
const MAX_BODY_LENGTH = 16_384;

/** The code in the body of an answer that is not OK, if there is one and it can be read. */
async function codeIn({ body }: Response): Promise<number | undefined> {
  try {
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    let part = await reader?.read();
    while (part?.value !== undefined && text.length <= MAX_BODY_LENGTH) {
      text += part.value;
      part = await reader?.read();
    }
    await reader?.cancel();
    return failureIn(JSON.parse(text))?.code;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSaid = (error: unknown) => error !== undefined && error !== null;

const failureOf = (said: unknown): Failure =>
  isRecord(said)
    ? { code: codeOf(said.code), message: textOf(said.error) }
    : { code: undefined, message: textOf(said) };

/** 2, or "2". */
function codeOf(code: unknown): number | undefined {
  const isText = typeof code === "string" && /^\d+$/.test(code);
  return typeof code === "number" || isText ? Number(code) : undefined;
}

const textOf = (text: unknown) =>
  typeof text === "string" && text.trim() !== "" ? text : "Unknown error";

const PHRASES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  408: "Request Timeout",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** The standard reason phrase of a status code: HTTP/2 responses have none. */
export const statusPhrase = (status: number) => PHRASES[status] ?? `HTTP status ${status}`;

/** One call as it is shown to the player. Never the key, which is in a header and not in the path. */
export interface LoggedCall {
  startedAtMs: number;
  path: string;
  durationMs: number;
  /** "OK", or what failed: an error code, a status, no answer. */
  answer: string;
}

/** How many calls are kept. */
export const MAX_LOGGED_CALLS = 200;

/** The last calls of this tab, newest first, in memory only. */
export const callLog = createCallLog();

export function createCallLog() {
  let calls: readonly LoggedCall[] = [];
  const listeners = new Set<() => void>();
  return {
    add(call: LoggedCall) {
      calls = [call, ...calls].slice(0, MAX_LOGGED_CALLS);
      for (const listener of listeners) listener();
    },
    calls: () => calls,
    /** Returns the function that ends it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
