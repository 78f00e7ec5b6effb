import { expect, test } from 'vitest';
import { toLogPath } from './log-path.ts';

const folders = ['/data/v1/link', '/download/backup/'];

test.each([
  ['/healthz', '/healthz'],
  ['/cn/BTCInfo/Article/12?from=feed', '/cn/BTCInfo/Article/12'],
  ['/cn/%E7%89%9B%E8%82%89', '/cn/%E7%89%9B%E8%82%89'],
  ['/download/../etc/passwd', '/download/../etc/passwd'],
  ['//data/v1/prices.csv', '/data/v1/prices.csv'],
  ['http://somebody:pass@portal.example/data/v1/prices.csv?x', '/data/v1/prices.csv'],
  ['/data/v1/prices.csv%', '/data/v1/prices.csv%'],
  ['*', '/*'],
])('%s is in the log as %s', (target, path) => {
  expect(toLogPath(target, folders)).toBe(path);
});

test('whatever is as long as a key is struck, wherever it stands and however it is written', () => {
  const key = 'Zx9_-'.repeat(9);
  const written = [...key].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  for (const path of [`/elsewhere/${key}/x`, `/elsewhere/${written}/x`, `/elsewhere;${key}`]) {
    expect(toLogPath(path, folders)).not.toContain(key);
    expect(toLogPath(path, folders)).not.toContain(written);
  }
});
