/** Members an answer's `Data` may have; an operation uses only those it needs. */
export interface ResponseData {
  readonly Row?: unknown;
  readonly Rows?: readonly unknown[];
  readonly Total?: unknown;
  readonly Dict?: unknown;
  readonly List?: unknown;
  readonly Dates?: unknown;
  readonly Datas?: unknown;
  readonly Patterns?: unknown;
  readonly Token?: string;
}

/** The answer to every call; `ErrorCode` is 0 exactly when `IsSuccess` is true. */
export interface ResponseEnvelope<Data extends object = ResponseData> {
  readonly IsSuccess: boolean;
  readonly ErrorCode: number;
  readonly MessageID: string;
  readonly Data: Data;
}

/** How long a client waits for an answer, in milliseconds (specification section 9). */
export const callTimeoutMs = 100_000;
