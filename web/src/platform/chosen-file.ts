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
  return new File([await copyBytes(file)], name, { type, lastModified });
}
