import type { Api } from '@btc/contract/client.ts';
import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { copyBytes } from '#platform/chosen-file.ts';

export interface Sending {
  readonly id: number;
  readonly file: Blob;
  /** How much of it the server has already. */
  readonly received: number;
  /** Told how much has arrived, after every part. */
  readonly onProgress: (received: number) => void;
  readonly signal: AbortSignal;
  /** Milliseconds before a part is tried again; doubles with each try. */
  readonly pause?: number;
}

const maxTries = 4;

/** Where the server says that the upload stands, when a part was not the one it waits for. */
function resolveView(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 1001) return null;
  const received = error.data.Dict?.['Received'];
  return typeof received === 'number' ? received : null;
}

/** The last part has arrived and its answer was lost. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.data.List ?? []).some(({ Rule }) => Rule === 'closed');
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Sends the parts of a file that are still to come. One that is lost on its way is sent again; one that has arrived is not. */
export async function sendFile(api: Api, sending: Sending): Promise<void> {
  const { id, file, onProgress, signal, pause = 1000 } = sending;
  let { received } = sending;
  let tries = 0;
  while (received < file.size) {
    signal.throwIfAborted();
    onProgress(received);
    const part = await copyBytes(file.slice(received, received + tradeImportRule.partBytes));
    try {
      const { Row } = await api('UploadTradeImportPart', { ImportID: id, Offset: received, Files: part }, { signal });
      received = Row.Received;
      tries = 0;
    } catch (error) {
      if (tries > 0 && isOver(error)) break;
      const stand = resolveView(error);
      tries += 1;
      if (tries >= maxTries || signal.aborted || (stand === null && error instanceof ApiError)) throw error;
      if (stand === null) await wait(pause * 2 ** (tries - 1));
      else received = stand;
    }
  }
  onProgress(file.size);
}
