import type { IncomingMessage, ServerResponse } from 'node:http';
import { roundTo } from '@btc/contract/round-to.ts';
import type { Logger } from 'pino';
import { toLogPath } from './log-path.ts';

export interface RequestNote {
  readonly messageId?: string;
  readonly operation?: string;
  readonly errorCode?: number;
  readonly cause?: unknown;
  /** Account ID and the active staff role. */
  readonly account?: number | undefined;
  readonly role?: string | undefined;
}

export interface RequestLogOptions {
  readonly isSecurityEvent: (note: RequestNote) => boolean;
  /** Folders below which a path is secret. */
  readonly secretFolders: readonly string[];
  /** A mark of the client's network, never its address. */
  readonly markNetwork: (request: IncomingMessage) => string;
}

export interface RequestLog {
  watch(request: IncomingMessage, response: ServerResponse): void;
  note(request: IncomingMessage, note: RequestNote): void;
}

interface Watched {
  readonly started: number;
  readonly note: RequestNote;
  network?: string;
}

/** One line per request: MessageID, operation, account, role, status, time; on security events the network mark. */
export function createRequestLog(log: Logger, options?: RequestLogOptions): RequestLog {
  const watched = new Map<IncomingMessage, Watched>();
  // The fields of these lines are the ones below, none of them secret, so they need no search for secrets.
  const lines = log.child({}, { formatters: { log: (fields) => fields } });

  function write(request: IncomingMessage, response: ServerResponse, { started, note, network }: Watched): void {
    const line = {
      MessageID: note.messageId,
      operation: note.operation,
      method: request.method,
      path: toLogPath(request.url ?? '/', options?.secretFolders ?? []),
      status: response.writableEnded ? response.statusCode : 499,
      code: note.errorCode === 0 ? undefined : note.errorCode,
      account: note.account,
      role: note.role,
      network,
      ms: roundTo(performance.now() - started, 2),
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
      if (known === undefined) return;
      Object.assign(known.note, note);
      // Now, because a connection that is closed has forgotten its address.
      if (options?.isSecurityEvent(known.note) === true) known.network ??= options.markNetwork(request);
    },
  };
}
