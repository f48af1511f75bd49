import type * as z from "@/lib/zod";

import { CALL_OPTIONS, gameAddress, TIMEOUT_MS } from "./api-config";
import { ApiError, kindOfCode, kindOfStatus } from "./errors";
import { fingerprint, type Session } from "./session";
import { decodeTexts } from "./wire";

/** A call that an inline script of the page's HTML has made. */
export interface PreloadedCall {
  startedAtMs: number;
  response: Promise<Response>;
  /** The time when the response began to arrive, undefined until then. The page takes the response later. */
  arrivedAtMs?: number;
}

declare global {
  /** Returns the preloaded call of this path, once, if it was made with this key. */
  var takePreloadedCall: ((path: string, key: string) => PreloadedCall | undefined) | undefined;
}

let beganAtMs = Date.now();

/** The time when this visit began, by the device's clock, preloaded calls included. Older data was stored by an earlier visit. */
export const visitBeganAtMs = (): number => beganAtMs;

const answerTimes = new WeakMap<AbortSignal, number>();

/**
 * The time when the game made its last response to the request with this signal, by the device's clock. Seconds in the response
 * count from then. Only the duration of the round trip is known, so half of it is subtracted. Undefined without a response, and
 * in the sample data.
 */
export const answeredAtMs = (signal: AbortSignal): number | undefined => answerTimes.get(signal);

/**
 * Makes a GET request and returns the response, validated and normalised by `schema`. Every failure is thrown as an ApiError, or
 * as the reason of the abort. Any other error is a bug, and is thrown unchanged.
 */
export async function request<T>(
  session: Session,
  path: string,
  schema: z.ZodMiniType<T>,
  signal: AbortSignal,
): Promise<T> {
  if (session.isSample) {
    return parseResponse(session, path, schema, await sampleAnswer(path, session.key));
  }
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

/**
 * The response of the sample data, which the same schemas parse as the game's responses. Its code is loaded only if a visitor
 * opens the sample data.
 * @param part whom the visitor plays in it
 */
async function sampleAnswer(path: string, part: string): Promise<unknown> {
  const { createSampleGame } = await import("@/lib/demo/sample-game");
  const game = (sampleGame ??= createSampleGame(Date.now()));
  return game(path, Date.now(), part);
}

let sampleGame: ((path: string, nowMs: number, part: string) => unknown) | undefined;

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

/** Replaces `AbortSignal.any`, which is missing in Firefox 115, the last version for older systems. */
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

/** "faction/members" for "/faction/members?limit=100". */
const endpoint = (path: string) => path.replace(/^\//, "").replace(/\?.*$/, "");

/**
 * The ApiError for a request without a usable response. It doesn't have `reason` as its cause: the browser's own error may
 * contain the header, and with it the key.
 */
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

/** An error that a response contains instead of data. */
interface Failure {
  /** The game's own error code, if it gave one. */
  code: number | undefined;
  message: string;
}

/**
 * The error in a body, if there is one. The API reports an error with HTTP 200: in the field `error`, or in place of the
 * requested field. It writes a code and a text. Anything else in that place is an error too, and never an empty list.
 */
function failureIn(body: unknown): Failure | undefined {
  if (!isRecord(body)) return undefined;
  if (isSaid(body.error)) return failureOf(body.error);
  const inPlace = Object.values(body).find((value) => isRecord(value) && isSaid(value.error));
  return inPlace === undefined ? undefined : failureOf(inPlace);
}

/** Longer than any error of the API: a longer body is not one. */
const MAX_BODY_LENGTH = 16_384;

/** The error code in the body of a response that isn't OK. Undefined if there is none or if it can't be read. */
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

/** The API writes a code as 2 or "2". */
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

/** A call as displayed to the player. It never contains the key, which is in a header and not in the path. */
export interface LoggedCall {
  startedAtMs: number;
  path: string;
  durationMs: number;
  /** "OK", "Cancelled", or the failure: an error code, a status, or no response. */
  answer: string;
}

/** The maximum number of calls in the log. */
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
    /** Returns a function that ends the subscription. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
