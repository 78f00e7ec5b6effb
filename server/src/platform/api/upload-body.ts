import type { UploadRule } from '@btc/contract/wire/upload.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { Busboy } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import { badRequest } from './answer.ts';

const maxFields = 12;
const maxFieldLength = 200;
/** Bytes that the form around the file may add to the request. */
const aroundFile = 16 * 1024;
const filePart = 'Files';

export function isForm({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** Reads a multipart call as a JSON envelope: the file as a Blob without name and type, whole numbers as numbers. */
export async function readUpload(request: IncomingMessage, { maxBytes }: UploadRule): Promise<object> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + aroundFile) throw new ApiError(1005);
  try {
    const { MessageType, MessageID, ...Data } = await readParts(request, maxBytes);
    return { MessageType, MessageID, Data };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Whatever the reader of the form stumbles over is the form's fault: no boundary, no end.
    throw badRequest('', 'invalid_body');
  }
}

function openForm({ headers }: IncomingMessage, maxBytes: number) {
  const { 'content-type': type = '' } = headers;
  const limits = {
    fileSize: maxBytes,
    files: 1,
    fields: maxFields,
    parts: maxFields + 1,
    fieldSize: maxFieldLength,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  return new Busboy({ headers: { ...headers, 'content-type': type }, limits });
}

async function readParts(request: IncomingMessage, maxBytes: number): Promise<Readonly<Record<string, unknown>>> {
  const form = openForm(request, maxBytes);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const found = new Map<string, unknown>();
  // A part may have no name, whatever its type says.
  const add = (given: string | undefined, value: unknown, fault?: string) => {
    const name = given ?? '';
    const rule = found.has(name) ? 'given_twice' : fault;
    if (rule === undefined) found.set(name, value);
    else reject(badRequest(name.slice(0, maxFieldLength), rule));
  };
  const refuseParts = () => reject(badRequest('', 'too_many_parts'));
  form
    .on('field', (name, text, isNameCut, isCut) => {
      const fault = isNameCut || isCut ? 'too_big' : undefined;
      add(name, toValue(text), text.includes('\0') ? 'nul_character' : fault);
    })
    .on('file', (name, file) => {
      const chunks: Buffer[] = [];
      add(name, chunks, name === filePart ? undefined : 'unrecognized_keys');
      file
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('limit', () => reject(new ApiError(1005)))
        .on('end', () => found.set(name, new Blob(chunks.map((chunk) => new Uint8Array(chunk)))))
        .on('error', reject);
    })
    .on('partsLimit', refuseParts)
    .on('filesLimit', refuseParts)
    .on('fieldsLimit', refuseParts)
    .on('error', reject)
    .on('finish', () => resolve());
  request.once('close', () => {
    if (!request.readableEnded) reject(new Error('The form broke off'));
  });
  request.pipe(form);
  await promise;
  return Object.fromEntries(found);
}

function toValue(text: string): unknown {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
