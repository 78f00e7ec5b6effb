import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { CapturedAnswer } from './captured-answer.ts';

/*
 * The measure of all HTTP figures: Node's own server, in its own process, that knows its few answers beforehand and does
 * nothing but write them.
 */

type Answers = Readonly<Record<string, CapturedAnswer>>;

async function serve(answers: Answers): Promise<number> {
  const known = new Map(
    Object.entries(answers).map(([path, { status, headers, bodyBase64 }]) => [
      path,
      { status, headers: { ...headers }, body: Buffer.from(bodyBase64, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = known.get(request.url ?? '');
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    const write = () => response.writeHead(answer.status, answer.headers).end(answer.body);
    if (request.method === 'GET') write();
    else request.on('end', write).resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}

export interface BareServer {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

export async function startBareServer(answers: Answers): Promise<BareServer> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(answers);
  const [port] = await once(child, 'message');
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

if (process.argv[1] === import.meta.filename && process.send !== undefined) {
  process.once('message', (answers) => {
    // Sent by `startBareServer`, which has this type.
    void serve(answers as Answers).then((port) => process.send?.(port));
  });
  process.once('disconnect', () => process.exit(0));
}
