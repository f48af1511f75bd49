/** What an answer contains instead of data. */
export interface Failure {
  /** The game's own number for it, where it gives one. */
  code: number | undefined;
  message: string;
}

/**
 * The API reports failure in the body, with HTTP 200: as its `error`, or in place of the requested field. It writes a
 * code and a text; anything else in that place is a failure too, and never an empty list.
 */
export function failureIn(body: unknown): Failure | undefined {
  if (!isRecord(body)) return undefined;
  if (isSaid(body.error)) return failureOf(body.error);
  const inPlace = Object.values(body).find((value) => isRecord(value) && isSaid(value.error));
  return inPlace === undefined ? undefined : failureOf(inPlace);
}

/** Longer than any error of the API: a longer body is not one. */
const MAX_BODY_LENGTH = 16_384;

/** The code in the body of an answer that is not OK, if there is one and it can be read. */
export async function codeIn({ body }: Response): Promise<number | undefined> {
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
