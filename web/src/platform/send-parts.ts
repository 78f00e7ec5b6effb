import { ApiError } from '@btc/contract/wire/errors.ts';
import { copyBytes, throwIfChanged } from './chosen-file.ts';

export interface PartSending<Result> {
  readonly file: Blob;
  readonly partBytes: number;
  /** How much of it the server has already. */
  readonly received: number;
  /** Told how much has arrived, before every part. */
  readonly onProgress: (received: number) => void;
  readonly signal: AbortSignal;
  /** Milliseconds before a part is tried again; doubles with each try. */
  readonly pause?: number | undefined;
  /** Sends one part; its result where it was the last. */
  readonly send: (offset: number, part: Blob) => Promise<{ readonly received: number; readonly result: Result | null }>;
  /** The result where the last part had arrived and only its answer was lost; null where the error says otherwise. */
  readonly findLost: (error: unknown) => Result | null;
}

const maxTries = 4;

/** Where the server says that the upload stands, when a part was not the one it waits for. */
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

/** Sends the parts of a file that are still to come. One that is lost on its way is sent again; one that has arrived is not. */
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
