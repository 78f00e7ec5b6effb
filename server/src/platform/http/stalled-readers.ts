import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections on which nothing has moved for so long, but those whose answer is still being made: a call may take longer than a
 * reader who takes nothing of what waits for him is given.
 */
export function endStalledConnections(server: Server, limitMs: number): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', (request, response) => latest.set(request.socket, response));
  // The runtime counts what the other end has taken as movement, and the wait for a next request as a shorter limit of its own.
  server.setTimeout(limitMs, (socket) => {
    const response = latest.get(socket);
    const isMaking = response !== undefined && !response.writableFinished && socket.writableLength === 0;
    if (!isMaking) socket.destroy();
  });
}
