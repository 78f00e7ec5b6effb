import type { Api } from '@btc/contract/client.ts';
import type { VideoFormat } from '@btc/contract/videos/video-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { copyBytes } from '#platform/chosen-file.ts';

/** An upload as the server knows it, and how many bytes it has. */
export interface FilmUpload {
  readonly id: string;
  readonly partBytes: number;
  readonly received: number;
}

export interface Sending {
  readonly videoId: number;
  readonly file: Blob;
  /** An upload of this file that was broken off: it goes on where that stands. */
  readonly begun?: FilmUpload | null;
  /** How far it is, after every part that has arrived. */
  readonly onProgress: (upload: FilmUpload) => void;
  readonly signal: AbortSignal;
  /** Milliseconds before a part is tried again; doubles with each try. */
  readonly pause?: number;
}

const maxTries = 4;

/** The last part was sent and its answer lost: the film may be in place or may have been refused. */
export class AnswerLost extends Error {}

/** Where the server says that the upload stands, when a part was not the one it waits for. */
function resolveView(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 1001) return null;
  const received = error.data.Dict?.['Received'];
  return typeof received === 'number' ? received : null;
}

function isForgotten(error: unknown): boolean {
  return error instanceof ApiError && error.code === 1009;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

async function begin(api: Api, { videoId, file, signal }: Sending): Promise<FilmUpload> {
  const { Row } = await api('StartVideoUpload', { VideoID: videoId, Bytes: file.size }, { signal });
  return { id: Row.UploadID, partBytes: Row.PartBytes, received: 0 };
}

/** Sends the parts that are still to come. One that is lost on its way is sent again; one that has arrived is not. */
async function sendParts(api: Api, sending: Sending, begun: FilmUpload): Promise<VideoFormat> {
  const { file, onProgress, signal, pause = 1000 } = sending;
  const { id, partBytes } = begun;
  let { received } = begun;
  let tries = 0;
  for (;;) {
    signal.throwIfAborted();
    onProgress({ id, partBytes, received });
    const part = await copyBytes(file.slice(received, received + partBytes));
    try {
      const { Row } = await api('UploadVideoPart', { UploadID: id, Offset: received, Files: part }, { signal });
      received = Row.Received;
      tries = 0;
      if (Row.Format !== null) return Row.Format;
    } catch (error) {
      const stand = resolveView(error);
      // Whatever became of it, the server forgets an upload with its last part.
      if (tries > 0 && isForgotten(error) && received + part.size === file.size) throw new AnswerLost();
      tries += 1;
      if (tries >= maxTries || signal.aborted || (stand === null && error instanceof ApiError)) throw error;
      if (stand === null) await wait(pause * 2 ** (tries - 1));
      else received = stand;
    }
  }
}

/** Sends a film part by part, from where it was broken off; from the beginning where the server has forgotten that. */
export async function sendFilm(api: Api, sending: Sending): Promise<VideoFormat> {
  const { begun = null } = sending;
  if (begun === null) return sendParts(api, sending, await begin(api, sending));
  try {
    return await sendParts(api, sending, begun);
  } catch (error) {
    if (!isForgotten(error)) throw error;
    return sendParts(api, sending, await begin(api, sending));
  }
}
