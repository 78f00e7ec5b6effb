import { ApiError } from '@btc/contract/wire/errors.ts';
import { copyBytes, throwIfChanged } from './chosen-file.ts';

export interface PartSending<Result> {
  readonly file: Blob;
  readonly partBytes: number;
  /** Bytes that the server already has. */
  readonly received: number;
  readonly onProgress: (received: number) => void;
  readonly signal: AbortSignal;
  /** Milliseconds before the first retry of a part; doubles with each. */
  readonly pause?: number | undefined;
  /** Sends one part; `result` is null until the last. */
  readonly send: (offset: number, part: Blob) => Promise<{ readonly received: number; readonly result: Result | null }>;
  /** The result where the last part arrived but its answer was lost; null for other errors. */
  readonly findLost: (error: unknown) => Result | null;
}

const maxTries = 4;

/** Bytes received according to the server, when it refused a part at another offset. */
function findStand(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 1001) return null;
  const received = error.data.Dict?.['Received'];
  return typeof received === 'number' ? received : null;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Sends the remaining parts of a file; a lost part is sent again from where the server stands. */
export async function sendParts<Result>(sending: PartSending<Result>): Promise<Result> {
  const { file, partBytes, onProgress, signal, pause = 1000, send, findLost } = sending;
  let { received } = sending;
  let tries = 0;
  await throwIfChanged(file);
  for (;;) {
    signal.throwIfAborted();
    onProgress(received);
    const part = await copyBytes(file.slice(received, received + partBytes));
    try {
      const answer = await send(received, part);
      ({ received } = answer);
      tries = 0;
      if (answer.result !== null) return answer.result;
    } catch (error) {
      const lost = tries > 0 && received + part.size === file.size ? findLost(error) : null;
      if (lost !== null) return lost;
      const stand = findStand(error);
      tries += 1;
      if (tries >= maxTries || signal.aborted || (stand === null && error instanceof ApiError)) throw error;
      if (stand === null) await wait(pause * 2 ** (tries - 1));
      else received = stand;
    }
  }
}
