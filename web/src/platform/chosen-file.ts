/** A file on the device that is no longer what it was when it was chosen: the browser refuses to read it. */
export class FileChanged extends Error {}

/** Bytes. A longer file is read part by part while it is sent, so that it never stands in memory as a whole. */
const maxCopiedBytes = 64 * 2 ** 20;

/** The bytes as they are now, in memory: what is sent does not change on its way. Rejects with FileChanged. */
export async function copyBytes(part: Blob): Promise<Blob> {
  try {
    return new Blob([await part.arrayBuffer()], { type: part.type });
  } catch (cause) {
    throw new FileChanged('The file has changed since it was chosen', { cause });
  }
}

/** Whether a file was written, moved or removed since it was chosen. */
export async function isChanged(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return false;
  } catch {
    return true;
  }
}

/** What copies were made of, in order to look at it again before they are sent. */
const originals = new WeakMap<Blob, File>();

async function isSameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = [new Uint8Array(await one.arrayBuffer()), new Uint8Array(await other.arrayBuffer())];
  return bytes.every((byte, index) => byte === others[index]);
}

/**
 * Rejects with FileChanged where a file that is about to be sent is no longer what stands on the device: some browsers refuse to read it, others
 * read what is there now.
 */
export async function throwIfChanged(file: Blob): Promise<void> {
  const original = originals.get(file);
  const isTheSame =
    original === undefined
      ? !(file instanceof File) || !(await isChanged(file))
      : await isSameContent(original, file).catch(() => false);
  if (!isTheSame) throw new FileChanged('The file has changed since it was chosen');
}

/** Takes the chosen file out of a field: the same file, mended under its own name, can then be chosen again. */
export function takeFile(input: HTMLInputElement): File | null {
  const file = input.files?.[0] ?? null;
  input.value = '';
  return file;
}

/** The file as it was when chosen, whatever is written on the device meanwhile; a very long one as it is on the device. */
export async function copyFile(file: File): Promise<File> {
  if (file.size > maxCopiedBytes) return file;
  const { name, type, lastModified } = file;
  const copy = new File([await copyBytes(file)], name, { type, lastModified });
  originals.set(copy, file);
  return copy;
}
