// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fakePortal } from '../testing/fake-portal.ts';
import { keepSavedFiles } from '../testing/saved-files.ts';
import { settingsExample } from '../testing/site-settings.fixture.ts';
import { saveWithToken, toFileName } from './save-file.ts';

test.each([
  [`attachment; filename="data.csv"; filename*=UTF-8''%E8%BF%9B%E5%8F%A3.csv`, '/x.csv', '进口.csv'],
  ['attachment; filename="imports by origin.xlsx"', '/x.csv', 'imports by origin.xlsx'],
  [`attachment; filename*=UTF-8''..%2F..%5Cpasswd.csv`, '/x.csv', '....passwd.csv'],
  ['attachment; filename="../passwd"', '/download/beef-one.csv?edition=en', 'beef-one.csv'],
  [null, '/download/beef-one.csv?edition=en', 'beef-one.csv'],
  [null, '/download/beef-one.xlsx', 'beef-one.xlsx'],
  [null, '/download/', 'data'],
])('with %j the file of %s is called %s', (disposition, path, name) => {
  expect(toFileName(disposition, path)).toBe(name);
});

function answer(response: Response) {
  fakePortal();
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a signed-in reader’s file is asked for with the token, and kept under the server’s name', async () => {
  const fetched = answer(
    new Response('a,b', { headers: { 'Content-Disposition': 'attachment; filename="beef.csv"' } }),
  );
  const readSaved = keepSavedFiles();
  await saveWithToken('/download/beef-one.csv', 'token');
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/download/beef-one.csv');
  expect(init?.headers).toEqual({ Token: 'token', 'Trial-Items': 'spare', Authorization: settingsExample.apiKey });
  expect((await readSaved()).map(({ name }) => name)).toEqual(['beef.csv']);
  expect(document.querySelector('a[download]')).toBeNull();
});

test('a file that is refused is not kept', async () => {
  answer(new Response('no', { status: 403 }));
  const readSaved = keepSavedFiles();
  await expect(saveWithToken('/download/beef-one.csv', 'token')).rejects.toThrow('403');
  expect(await readSaved()).toEqual([]);
});
