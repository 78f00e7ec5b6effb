import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPackageAudit } from './package-audit.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'btc-audit-'));
  await mkdir(join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

test('nothing is known of packages that nobody has asked about', async () => {
  await writeFile(join(folder, 'package-lock.json'), '{}');
  expect(await readPackageAudit(folder)).toBeNull();
});

test('what was learned is told, and whether other packages have been installed since', async () => {
  const found = [{ name: 'left-pad', severity: 'high' }];
  const state = { asked: '2026-11-24T01:00:00.000Z', lock: hash('sha256', '{}'), found };
  await writeFile(join(folder, 'node_modules/.btc-audit.json'), JSON.stringify(state));
  expect(await readPackageAudit(folder)).toEqual({ checkedAt: state.asked, isCurrent: true, found });
  await writeFile(join(folder, 'package-lock.json'), '{"changed":true}');
  expect(await readPackageAudit(folder)).toMatchObject({ isCurrent: false, found });
});
