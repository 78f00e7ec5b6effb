import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCallers } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { requestAllFormats } from './all-formats.fixture.ts';

/*
 * Programs and assistants spend an item of a trial only where they are told to, and are always told how many are left.
 */

let portal: Demonstration;
let callers: Awaited<ReturnType<typeof addCallers>>;
let headers: Record<string, string>;
beforeAll(async () => {
  portal = await openDemonstration();
  callers = await addCallers(portal, 'trials');
});
beforeEach(async () => {
  headers = await callers.signIn('trial');
  await portal.db.deleteFrom('trial_opened_item').execute();
});
afterAll(() => portal.close());

const get = (address: string) => portal.app.inject({ url: `/data/v1/${address}`, headers });
const limit = 3;

test('looking spends nothing, spend=yes spends one, and what is open stays open', async () => {
  for (const address of ['', 'pork-four/metadata.json', 'pork-four/metadata.json?spend=yes', 'openapi.json']) {
    expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
  }
  const refused = await get('pork-four.json?edition=en');
  expect([refused.statusCode, refused.headers['trial-items-left']]).toEqual([403, String(limit)]);
  expect(refused.json()).toMatchObject({
    reason: 'trial',
    trialLeft: limit,
    detail: expect.stringContaining('spend=yes'),
  });
  const spent = await get('pork-four.json?edition=en&spend=yes');
  expect([spent.statusCode, spent.headers['trial-items-left']]).toEqual([200, String(limit - 1)]);
  const again = await get('pork-four.json?edition=en');
  expect([again.statusCode, again.headers['trial-items-left']]).toEqual([200, String(limit - 1)]);
  expect((await get('pork-four.json?spend=maybe')).statusCode).toBe(400);
});

test('a list of prices is locked until an item is spent on its day', async () => {
  const count = async () => (await portal.db.selectFrom('trial_opened_item').selectAll().execute()).length;
  await get('prices.json');
  expect(await count()).toBe(0);
  expect((await get('prices.json?spend=yes')).statusCode).toBe(200);
  expect(await count()).toBe(1);
});

test('a tool spends by its argument, and says what is left', async () => {
  const { tool } = requestAllFormats(portal, headers);
  const query = { set: 'pork-four', edition: 'en' };
  const refused = await tool('get_view', query);
  expect([refused.isError, refused.text]).toEqual([true, expect.stringMatching(/3 left.*spend: true/)]);
  expect((await tool('get_view', { ...query, spend: true })).found['trialLeft']).toBe(limit - 1);
  expect((await tool('get_view', query)).found['trialLeft']).toBe(limit - 1);
  const article = await tool('list_data_sets', { edition: 'en' });
  expect(article.found['trialLeft']).toBe(limit - 1);
});

test('nobody else is told of a trial', async () => {
  headers = await callers.signIn('paid');
  const answered = await get('pork-four.json');
  expect([answered.statusCode, answered.headers['trial-items-left']]).toEqual([200, undefined]);
});
