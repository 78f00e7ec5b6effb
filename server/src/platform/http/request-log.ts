import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** What is known of a request besides its line; noted while it is answered. */
export interface RequestNote {
  readonly messageId?: string;
  readonly operation?: string;
  readonly errorCode?: number;
  readonly cause?: unknown;
}

export interface RequestLog {
  /** Starts timing a request; its line is written when the answer has gone out. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  note(request: IncomingMessage, note: RequestNote): void;
}

interface Watched extends RequestNote {
  readonly started: number;
}

function withoutQuery(url: string | undefined): string {
  const path = url ?? '/';
  const query = path.indexOf('?');
  return query < 0 ? path : path.slice(0, query);
}

/** One line a request: MessageID, operation, status, time. Query strings may hold what readers search for, so they are left out. */
export function createRequestLog(log: Logger): RequestLog {
  const watched = new WeakMap<IncomingMessage, Watched>();
  return {
    watch: (request, response) => {
      watched.set(request, { started: performance.now() });
      response.once('close', () => {
        const { started, messageId, operation, errorCode, cause } = watched.get(request) ?? { started: 0 };
        const line = {
          MessageID: messageId,
          operation,
          method: request.method,
          path: withoutQuery(request.url),
          status: response.writableEnded ? response.statusCode : 499,
          code: errorCode === 0 ? undefined : errorCode,
          ms: Math.round((performance.now() - started) * 100) / 100,
        };
        if (response.statusCode >= 500) log.error({ ...line, err: cause }, 'request');
        else log.info(line, 'request');
      });
    },
    note: (request, note) => {
      const known = watched.get(request);
      if (known) watched.set(request, { ...known, ...note });
    },
  };
}
