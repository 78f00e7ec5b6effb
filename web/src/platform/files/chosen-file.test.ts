import { expect, it } from 'vitest';
import { copyBytes, copyFile, isChanged, throwIfChanged } from './chosen-file.ts';
import { FileChanged } from './file-changed.ts';

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

class LiveFile extends File {
  now: string;
  constructor(text: string) {
    super([text], 'prices.csv');
    this.now = text;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Blob([this.now]).arrayBuffer();
  }
  override get size(): number {
    return this.now.length;
  }
}

it('refuses to send a file that was written since it was chosen, whether the browser reads it anew or not at all', async () => {
  const file = new LiveFile('a,1');
  const copy = await copyFile(file);
  await throwIfChanged(copy);
  for (const text of ['a,2', 'a,1\nb,2']) {
    file.now = text;
    await expect(throwIfChanged(copy)).rejects.toBeInstanceOf(FileChanged);
  }
  file.now = 'a,1';
  await throwIfChanged(copy);
  file.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));
  await expect(throwIfChanged(copy)).rejects.toBeInstanceOf(FileChanged);
  await expect(throwIfChanged(new UnreadableFile(['a'], 'long.csv'))).rejects.toBeInstanceOf(FileChanged);
  // A part of a file that is sent in parts, and a picture that was drawn, were never on the device.
  await throwIfChanged(new Blob(['a']));
});
