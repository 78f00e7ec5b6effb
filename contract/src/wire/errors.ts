/** All error codes: code → HTTP status → message key (decisions §3); code 0 is success. */
export const errorTable = {
  1000: { status: 500, key: 'systemerror' },
  1001: { status: 400, key: 'badrequest' },
  1002: { status: 400, key: 'wrongmessagetype' },
  1003: { status: 404, key: 'unknownoperation' },
  1004: { status: 429, key: 'toomanyrequests' },
  1005: { status: 413, key: 'toolarge' },
  1006: { status: 401, key: 'notsignedin' },
  1007: { status: 403, key: 'notallowed' },
  1008: { status: 403, key: 'modulelocked' },
  1009: { status: 404, key: 'notfound' },
  1010: { status: 503, key: 'overloaded' },
  1011: { status: 415, key: 'wrongfiletype' },
  1012: { status: 409, key: 'messageidreused' },
  1013: { status: 503, key: 'figuresdamaged' },
  6001: { status: 403, key: 'accountcancelled' },
  6002: { status: 403, key: 'accountfrozen' },
  6003: { status: 400, key: 'wrongcurrentpassword' },
  6004: { status: 400, key: 'passwordrule' },
  6005: { status: 400, key: 'passwordsame' },
  6006: { status: 400, key: 'captchainvalid' },
  6007: { status: 400, key: 'captchawrong' },
  6009: { status: 401, key: 'userpwdnotmatch' },
  6010: { status: 404, key: 'nouser' },
  6011: { status: 409, key: 'usernametaken' },
  6012: { status: 409, key: 'emailtaken' },
  6013: { status: 409, key: 'phonetaken' },
  6014: { status: 400, key: 'resetlinkinvalid' },
  6015: { status: 503, key: 'sharesigningoff' },
  6016: { status: 403, key: 'accountblocked' },
} as const satisfies Record<number, { status: number; key: string }>;

export type ErrorCode = keyof typeof errorTable;
export type ErrorKey = (typeof errorTable)[ErrorCode]['key'];

export interface FieldIssue {
  readonly Field: string;
  readonly Rule: string;
}

export interface ErrorData {
  readonly Dict?: Readonly<Record<string, unknown>>;
  readonly List?: readonly FieldIssue[];
}

/** A failed call: code and typed data, never a text; the edition's messages translate `key`. */
export class ApiError extends Error {
  declare readonly code: ErrorCode;
  declare readonly data: ErrorData;
  declare readonly status: number;

  constructor(code: ErrorCode, data: ErrorData = {}, options: { cause?: unknown; status?: number } = {}) {
    super(`${code} ${errorTable[code].key}`, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.data = data;
    this.status = options.status ?? errorTable[code].status;
  }

  get key(): ErrorKey {
    return errorTable[this.code].key;
  }
}

export function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}

/** Checks the shape, not the class: the pages' server bundle has its own copy of this module, so `instanceof` would fail. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && isErrorCode(Number(error.code));
}
