import type { Api } from '@btc/contract/client.ts';
import type { VideoFormat } from '@btc/contract/videos/video-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { sendParts } from '#platform/files/send-parts.ts';

/** The server's view of an upload; `received` in bytes. */
export interface FilmUpload {
  readonly id: string;
  readonly partBytes: number;
  readonly received: number;
}

export interface Sending {
  readonly videoId: number;
  readonly file: Blob;
  readonly begun?: FilmUpload | null;
  /** Called after every part that has arrived. */
  readonly onProgress: (upload: FilmUpload) => void;
  readonly signal: AbortSignal;
  /** Milliseconds before a part is tried again; doubles with each try. */
  readonly pause?: number;
}

/** The answer to the last part was lost: the film may be in place or may have been refused. */
export class AnswerLost extends Error {}

function isForgotten(error: unknown): boolean {
  return error instanceof ApiError && error.code === 1009;
}

async function begin(api: Api, { videoId, file, signal }: Sending): Promise<FilmUpload> {
  const { Row } = await api('StartVideoUpload', { VideoID: videoId, Bytes: file.size }, { signal });
  return { id: Row.UploadID, partBytes: Row.PartBytes, received: 0 };
}

function sendRest(api: Api, { onProgress, ...sending }: Sending, { id, partBytes, received }: FilmUpload) {
  const { signal } = sending;
  return sendParts<VideoFormat>({
    ...sending,
    partBytes,
    received,
    onProgress: (arrived) => onProgress({ id, partBytes, received: arrived }),
    send: async (Offset, Files) => {
      const { Row } = await api('UploadVideoPart', { UploadID: id, Offset, Files }, { signal });
      return { received: Row.Received, result: Row.Format };
    },
    // Whatever became of it, the server forgets an upload with its last part.
    findLost: (error) => {
      if (isForgotten(error)) throw new AnswerLost();
      return null;
    },
  });
}

/** Sends a film in parts, resuming where possible; starts over if the server has forgotten the upload. */
export async function sendFilm(api: Api, sending: Sending): Promise<VideoFormat> {
  const { begun = null } = sending;
  if (begun === null) return sendRest(api, sending, await begin(api, sending));
  try {
    return await sendRest(api, sending, begun);
  } catch (error) {
    if (!isForgotten(error)) throw error;
    return sendRest(api, sending, await begin(api, sending));
  }
}
