import type { OperationName, Operations } from './operations.ts';
import { callTimeoutMs, type ResponseEnvelope } from './wire/envelope.ts';
import { ApiError, isErrorCode } from './wire/errors.ts';
import { newMessageId } from './wire/message-id.ts';
import { isChanging } from './wire/changing-calls.ts';
import { toApiBase, toMessageType } from './wire/message-type.ts';
import { spareTrialItems, trialItemsHeader } from './wire/trial-items-header.ts';
import type { OutputOf, RequestOf } from './wire/operation.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Opens what is locked by an item of the reader's trial; matters only to a client that spares them. */
  readonly spendsItem?: boolean;
}

/** The portal's calls, typed by operation, in-process or over HTTP. A failed call rejects with an ApiError. */
export type Api = <Name extends OperationName>(
  name: Name,
  data: RequestOf<Operations[Name]>,
  options?: CallOptions,
) => Promise<OutputOf<Operations[Name]>>;

export interface HttpApiOptions {
  readonly systemBase: string;
  readonly managementBase: string;
  /** The public application key, sent as the fixed `Authorization` value of signed-in calls. */
  readonly apiKey: string;
  /** The current token, or null when signed out. */
  readonly token: () => string | null;
  /** Calls open nothing by an item of a trial unless told to. */
  readonly sparesItems?: boolean;
  readonly fetch?: typeof fetch;
  /** Checks a file before it is sent; rejects where it must not be. */
  readonly checkFile?: (file: Blob) => Promise<void>;
}

function sessionHeaders({ apiKey, token, sparesItems }: HttpApiOptions, spendsItem: boolean): Record<string, string> {
  const current = token();
  if (current === null) return {};
  const spared = sparesItems === true && !spendsItem ? { [trialItemsHeader]: spareTrialItems } : {};
  return { Token: current, Authorization: apiKey, ...spared };
}

function toRequest(
  name: OperationName,
  data: object,
): { readonly headers: Record<string, string>; readonly body: string | FormData } {
  const [MessageType, MessageID] = [toMessageType(name), newMessageId()];
  const values: readonly (readonly [string, unknown])[] = Object.entries(data);
  if (!values.some(([, value]) => value instanceof Blob)) {
    const body = JSON.stringify({ MessageType, MessageID, Data: data });
    return { headers: { 'Content-Type': 'application/json' }, body };
  }
  const form = new FormData();
  for (const [field, value] of [['MessageType', MessageType], ['MessageID', MessageID], ...values] as const) {
    form.append(field, value instanceof Blob ? value : String(value));
  }
  // The browser writes the Content-Type itself, with the boundary it chose.
  return { headers: {}, body: form };
}

async function readEnvelope(response: Response): Promise<ResponseEnvelope<object>> {
  try {
    return (await response.json()) as ResponseEnvelope<object>; // every answer under the bases is an envelope
  } catch (cause) {
    throw new ApiError(1000, {}, { cause });
  }
}

/** Whether to retry after a lost connection: only signed-in callers' changing calls are deduplicated (by MessageID). */
function canRepeat(error: unknown, name: OperationName, { token }: HttpApiOptions): boolean {
  return error instanceof TypeError && (token() !== null || !isChanging(name));
}

/** Retries, one second apart, of a costly query that was refused because others of the account were under way. */
const maxWaits = 5;

/** Whether a refused query may be retried after a second; changing calls are left to the caller. */
function canRetrySoon({ code, data }: ApiError, name: OperationName): boolean {
  return code === 1004 && data.Dict?.['RetryAfter'] === 1 && !isChanging(name);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function readAnswer(response: Response): Promise<object | ApiError> {
  const envelope = await readEnvelope(response);
  if (envelope.IsSuccess) return envelope.Data;
  const code = isErrorCode(envelope.ErrorCode) ? envelope.ErrorCode : 1000;
  return new ApiError(code, envelope.Data, { status: response.status });
}

/** The API over HTTP, with the client time-out of the specification (100 s). */
export function createHttpApi(options: HttpApiOptions): Api {
  const call = async (name: OperationName, data: object, callOptions: CallOptions = {}): Promise<object> => {
    const base = toApiBase(name) === 'management' ? options.managementBase : options.systemBase;
    for (const value of Object.values(data)) if (value instanceof Blob) await options.checkFile?.(value);
    const timeout = AbortSignal.timeout(callTimeoutMs);
    const { headers, body } = toRequest(name, data);
    const send = () =>
      (options.fetch ?? fetch)(`${base}/${name}`, {
        method: 'POST',
        headers: { ...headers, ...sessionHeaders(options, callOptions.spendsItem === true) },
        body,
        signal: callOptions.signal ? AbortSignal.any([timeout, callOptions.signal]) : timeout,
      });
    for (let waits = 0; ; waits += 1) {
      const response = await send().catch((error: unknown) => {
        if (canRepeat(error, name, options)) return send();
        throw error;
      });
      const answer = await readAnswer(response);
      if (!(answer instanceof ApiError)) return answer;
      if (waits === maxWaits || !canRetrySoon(answer, name)) throw answer;
      await pause(1000);
    }
  };
  return call as Api; // one implementation for every operation; the types tie name, input and output together
}
