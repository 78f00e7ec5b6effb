import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Watched {
  moved: number;
  /** Looks in a row at which nothing had moved. */
  still: number;
  answer?: ServerResponse;
}

/** How often a connection is looked at before it is ended. */
const looks = 12;

/** What the system has not taken yet of what is being written; the runtime tells it to nobody but its own timer. */
function countQueued(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  const size: unknown = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0;
  return typeof size === 'number' ? size : 0;
}

/**
 * Ends connections on which nothing has moved for so long, but those whose answer is still being made: a call may take longer than a
 * reader who takes nothing of what waits for him is given. Looked at here, as the runtime's own timer begins anew when more is queued.
 */
export function endStalledConnections(server: Server, limitMs: number): void {
  const open = new Map<Socket, Watched>();
  server.on('connection', (socket) => {
    open.set(socket, { moved: 0, still: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', ({ socket }, answer) => {
    const watched = open.get(socket);
    if (watched !== undefined) watched.answer = answer;
  });
  const look = () => {
    for (const [socket, watched] of open) {
      const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength - countQueued(socket);
      const isMaking = watched.answer?.writableFinished === false && socket.writableLength === 0;
      watched.still = moved === watched.moved && !isMaking ? watched.still + 1 : 0;
      watched.moved = moved;
      if (watched.still >= looks) socket.destroy();
    }
  };
  const timer = setInterval(look, limitMs / looks).unref();
  server.once('close', () => clearInterval(timer));
}
