import { z } from 'zod';

export interface UploadRule {
  readonly maxBytes: number;
}

/** The part `Files` of a multipart call: a File in browsers, on the server what was read of the part. */
export const uploadedFile = z.custom<Blob>((value) => value instanceof Blob, 'file');
