import { expect, it } from 'vitest';
import { copyBytes, copyFile, FileChanged, isChanged } from './chosen-file.ts';

/** A file that the browser refuses to read, as one that was written since it was chosen. */
class UnreadableFile extends File {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));
  }
  override slice(): Blob {
    return this;
  }
}

it('copies a file with its name, kind and date', async () => {
  const file = new File(['a,b'], '名单.csv', { type: 'text/csv', lastModified: 1_700_000_000_000 });
  const copy = await copyFile(file);
  expect(copy).not.toBe(file);
  expect([copy.name, copy.type, copy.lastModified, await copy.text()]).toEqual([
    '名单.csv',
    'text/csv',
    1_700_000_000_000,
    'a,b',
  ]);
  expect(await isChanged(file)).toBe(false);
});

it('tells a file that changed on the device from a broken network', async () => {
  const file = new UnreadableFile(['a'], 'a.csv');
  await expect(copyFile(file)).rejects.toBeInstanceOf(FileChanged);
  await expect(copyBytes(file.slice())).rejects.toBeInstanceOf(FileChanged);
  expect(await isChanged(file)).toBe(true);
});
