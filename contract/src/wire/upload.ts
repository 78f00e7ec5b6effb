import { z } from 'zod';

/** What a multipart call may carry. */
export interface UploadRule {
  readonly maxBytes: number;
}

/** The file of a multipart call: the part `Files`. Browsers give their File, the server what it read of the part. */
export const uploadedFile = z.custom<Blob>((value) => value instanceof Blob, 'file');
