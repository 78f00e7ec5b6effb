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

interface Watched {
  readonly started: number;
  note: RequestNote;
}

function withoutQuery(url: string | undefined): string {
  const path = url ?? '/';
  const query = path.indexOf('?');
  return query < 0 ? path : path.slice(0, query);
}

/** One line a request: MessageID, operation, status, time. Query strings may hold what readers search for, so they are left out. */
export function createRequestLog(log: Logger): RequestLog {
  const watched = new Map<IncomingMessage, Watched>();
  // The fields of these lines are the ones below, none of them secret, so they need no search for secrets.
  const lines = log.child({}, { formatters: { log: (fields) => fields } });

  function write(request: IncomingMessage, response: ServerResponse, { started, note }: Watched): void {
    const line = {
      MessageID: note.messageId,
      operation: note.operation,
      method: request.method,
      path: withoutQuery(request.url),
      status: response.writableEnded ? response.statusCode : 499,
      code: note.errorCode === 0 ? undefined : note.errorCode,
      ms: Math.round((performance.now() - started) * 100) / 100,
    };
    if (response.statusCode >= 500) log.error({ ...line, err: note.cause }, 'request');
    else lines.info(line, 'request');
  }

  return {
    watch: (request, response) => {
      const one: Watched = { started: performance.now(), note: {} };
      watched.set(request, one);
      response.on('close', () => {
        watched.delete(request);
        write(request, response, one);
      });
    },
    note: (request, note) => {
      const known = watched.get(request);
      if (known !== undefined) known.note = { ...known.note, ...note };
    },
  };
}
