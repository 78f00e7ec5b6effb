import type { UploadRule } from '@btc/contract/wire/upload.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import { badRequest } from './answer.ts';

/** More fields than any upload has, each shorter than this. */
const maxFields = 8;
const maxFieldLength = 200;
/** What the form around the file may add to a request's length. */
const aroundFile = 16 * 1024;
const filePart = 'Files';

/**
 * Reads a multipart call into the envelope that a JSON call would have had: the file is a Blob without the name and the
 * type that the sender gave it, whole numbers in fields are numbers.
 */
export async function readUpload(request: FastifyRequest, { maxBytes }: UploadRule): Promise<object> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + aroundFile) throw new ApiError(1005);
  try {
    const { MessageType, MessageID, ...Data } = await readParts(request, maxBytes);
    return { MessageType, MessageID, Data };
  } catch (error) {
    throw asApiError(error);
  }
}

async function readParts(request: FastifyRequest, maxBytes: number): Promise<Readonly<Record<string, unknown>>> {
  const limits = {
    fileSize: maxBytes,
    files: 1,
    fields: maxFields,
    parts: maxFields + 1,
    fieldSize: maxFieldLength,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  const found = new Map<string, unknown>();
  for await (const part of request.parts({ limits })) {
    const name = part.fieldname;
    if (found.has(name)) throw badRequest(name.slice(0, maxFieldLength), 'given_twice');
    if (part.type === 'file') {
      if (name !== filePart) throw badRequest(name.slice(0, maxFieldLength), 'unrecognized_keys');
      found.set(name, new Blob([new Uint8Array(await part.toBuffer())]));
    } else if (part.valueTruncated || part.fieldnameTruncated) {
      throw badRequest(name.slice(0, maxFieldLength), 'too_big');
    } else {
      found.set(name, toValue(part.value));
    }
  }
  return Object.fromEntries(found);
}

function toValue(text: unknown): unknown {
  if (typeof text !== 'string') return null;
  if (text.includes('\0')) throw badRequest('', 'nul_character');
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

function asApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError(1005);
  if (code.endsWith('_LIMIT')) return badRequest('', 'too_many_parts');
  // Whatever else the reader of the form stumbles over is the form's fault: no boundary, no end, a forbidden name.
  return badRequest('', 'invalid_body');
}
