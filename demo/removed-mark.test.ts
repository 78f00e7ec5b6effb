import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '@btc/server/src/portal-tests/app.fixture.ts';
import { importWorkFolder } from '@btc/server/src/open-facts.ts';
import type { DemonstrationProgram } from '@btc/server/src/demonstration.ts';
import * as program from './load-demo.ts';

const { loadDemo, removeDemo }: DemonstrationProgram = program;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(async () => portal.close());

const accounts = async () =>
  (await portal.db.selectFrom('account').select('login_user_name as name').where('is_demo', '=', true).execute()).map(
    ({ name }) => name,
  );

async function start(isAsked: boolean): Promise<void> {
  const { db, facts, files, clock, config, log } = portal;
  const stop = new AbortController();
  const spy = vi.spyOn(log, 'info').mockImplementation((line) => {
    if (String(line).includes('accounts: ready')) stop.abort();
  });
  const deps = { db, facts, files, clock, log, workFolder: importWorkFolder(config), trialItems: 10, demoFacts: 1000 };
  await loadDemo({ ...deps, isAsked, stopping: stop.signal }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  spy.mockRestore();
}

test('a demonstration account that was deleted or erased stays so over starts', async () => {
  await start(false);
  const before = await accounts();
  await portal.db.deleteFrom('account').where('login_user_name', '=', 'demo_paid').execute();
  const erased = { login_user_name: 'erased-1', password_hash: null, state: 'cancelled' };
  await portal.db.updateTable('account').set(erased).where('login_user_name', '=', 'demo_none').execute();
  await start(false);
  expect((await accounts()).toSorted()).toEqual(
    [...before.filter((name) => name !== 'demo_paid' && name !== 'demo_none'), 'erased-1'].toSorted(),
  );
});

test('a demonstration that was removed comes back only where it is asked for', async () => {
  await removeDemo(portal);
  await start(false);
  await start(false);
  expect(await accounts()).toEqual([]);
  await start(true);
  expect(await accounts()).toContain('demo_paid');
  await start(false);
  expect(await accounts()).toContain('demo_paid');
});
