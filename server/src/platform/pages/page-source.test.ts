import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPageBuild } from './page-source.ts';

const part = './assets/dialog.js';

let web: string;
beforeEach(async () => {
  web = await mkdtemp(join(tmpdir(), 'btc-pages-'));
});
afterEach(() => rm(web, { recursive: true, force: true }));

async function writeBuild(): Promise<void> {
  const server = join(web, 'build/server');
  await mkdir(join(server, 'assets'), { recursive: true });
  await writeFile(join(server, 'index.js'), `export const render = () => import('${part}');`);
  await writeFile(join(server, part), "export const text = 'a dialog';");
  await writeFile(join(server, 'route-styles.json'), '{"root":"a{}"}');
}

test('what is loaded before anybody asks renders without opening a file', async () => {
  await writeBuild();
  const pages = openPageBuild(web);
  await pages.loadAll();
  await rm(join(web, 'build'), { recursive: true });
  expect(await pages.loadStyles('root')).toBe('a{}');
  expect(await pages.loadBuild()).toMatchObject({ render: expect.any(Function) });
  const { render } = (await pages.loadBuild()) as unknown as { render: () => Promise<unknown> };
  expect(await render()).toMatchObject({ text: 'a dialog' });
});

test('a build that could not be read is read again when it is asked for the next time', async () => {
  const pages = openPageBuild(web);
  // Each by itself: of both together the first failure is told, while the other is still being read.
  await expect(pages.loadBuild()).rejects.toThrow('index.js');
  await expect(pages.loadStyles('root')).rejects.toThrow('ENOENT');
  await writeBuild();
  expect(await pages.loadStyles('root')).toBe('a{}');
  await pages.loadAll();
});
