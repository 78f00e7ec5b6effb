import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Watched {
  moved: number;
  still: number;
  answer?: ServerResponse;
}

const looks = 12;

/** Bytes being written that the system has not taken yet; Node exposes them only to its own timer. */
function countQueued(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  const size: unknown = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0;
  return typeof size === 'number' ? size : 0;
}

/** Ends connections idle for `limitMs`, except while their answer is being made. Node's own timer restarts on each write. */
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
