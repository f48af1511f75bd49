export type ApiErrorKind =
  | "key-rejected"
  | "key-unusable"
  | "access-too-low"
  | "no-faction-access"
  | "not-migrated"
  | "rate-limited"
  | "address-blocked"
  | "daily-limit"
  | "unavailable"
  | "bad-request"
  | "unexpected-shape"
  | "timeout"
  | "offline";

/** The only error class that this layer throws. `kind` decides the text for the player and the next steps of the app. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  /** The API's own error code, if the response contained one. */
  readonly code: number | undefined;
  /** The HTTP status, if it wasn't OK. */
  readonly status: number | undefined;
  /** Fingerprint of the key that the call was made with, once it is known. Another key may be stored by then. */
  account: string | undefined;

  constructor(kind: ApiErrorKind, message: string, code?: number, status?: number) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.status = status;
  }
}

/** The text of an API error: its code, if there is one, and its message. Source: contract 3.4. */
export const codeAndMessage = ({ code, message }: ApiError) =>
  code === undefined ? message : `[API Error Code: ${code}] ${message}`;

/** Codes from the `Error…` schemas of the OpenAPI document; any other means that we made a wrong call. */
const KIND_BY_CODE: Readonly<Record<number, ApiErrorKind>> = {
  0: "unavailable",
  1: "key-rejected",
  2: "key-rejected",
  5: "rate-limited",
  7: "no-faction-access",
  8: "address-blocked",
  9: "unavailable",
  10: "key-unusable",
  12: "unavailable",
  13: "key-unusable",
  14: "daily-limit",
  15: "unavailable",
  16: "access-too-low",
  17: "unavailable",
  18: "key-unusable",
  19: "not-migrated",
  24: "unavailable",
  27: "not-migrated",
};

const kindKnown = (code: number | undefined) =>
  code === undefined ? undefined : KIND_BY_CODE[code];

export const kindOfCode = (code: number | undefined): ApiErrorKind =>
  kindKnown(code) ?? "bad-request";

/** The kind of error for an HTTP status that isn't OK. A code in the body takes precedence. */
export function kindOfStatus(status: number, code: number | undefined): ApiErrorKind {
  const known = kindKnown(code);
  if (known !== undefined) return known;
  if (status === 429) return "rate-limited";
  return status >= 500 ? "unavailable" : "bad-request";
}
