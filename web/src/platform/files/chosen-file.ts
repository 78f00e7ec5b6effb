import { FileChanged } from './file-changed.ts';

/** Bytes; larger files are read part by part while being sent, never held in memory as a whole. */
const maxCopiedBytes = 64 * 2 ** 20;

/** Copies the current bytes, so that later writes do not affect the upload. Rejects with FileChanged. */
export async function copyBytes(part: Blob): Promise<Blob> {
  try {
    return new Blob([await part.arrayBuffer()], { type: part.type });
  } catch (cause) {
    throw new FileChanged('The file has changed since it was chosen', { cause });
  }
}

/** True when the file was written, moved or removed since it was chosen. */
export async function isChanged(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return false;
  } catch {
    return true;
  }
}

/** Originals of the copies, compared again before sending. */
const originals = new WeakMap<Blob, File>();

async function isSameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = [new Uint8Array(await one.arrayBuffer()), new Uint8Array(await other.arrayBuffer())];
  return bytes.every((byte, index) => byte === others[index]);
}

/** Rejects with FileChanged when the file has changed on the device: some browsers would read the new content. */
export async function throwIfChanged(file: Blob): Promise<void> {
  const original = originals.get(file);
  const isTheSame =
    original === undefined
      ? !(file instanceof File) || !(await isChanged(file))
      : await isSameContent(original, file).catch(() => false);
  if (!isTheSame) throw new FileChanged('The file has changed since it was chosen');
}

/** Clears the field, so that a corrected file of the same name can be chosen again. */
export function pickFile(input: HTMLInputElement): File | null {
  const file = input.files?.[0] ?? null;
  input.value = '';
  return file;
}

/** A copy of the file as chosen; above `maxCopiedBytes` the file itself. */
export async function copyFile(file: File): Promise<File> {
  if (file.size > maxCopiedBytes) return file;
  const { name, type, lastModified } = file;
  const copy = new File([await copyBytes(file)], name, { type, lastModified });
  originals.set(copy, file);
  return copy;
}
