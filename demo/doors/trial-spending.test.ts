import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { envelope } from '@btc/server/src/portal-tests/app.fixture.ts';
import { addCallers } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { requestAllFormats } from './all-formats.fixture.ts';

/*
 * Programs, assistants and pages spend an item of a trial only where they are told to, and are always told how many are left.
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

test('who asks to be spared is spared, even where spend=yes is said too', async () => {
  headers = { ...headers, 'trial-items': 'spare' };
  const refused = await get('pork-four.json?edition=en&spend=yes');
  expect([refused.statusCode, refused.headers['trial-items-left']]).toEqual([403, String(limit)]);
  expect(await portal.db.selectFrom('trial_opened_item').selectAll().execute()).toEqual([]);
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
  const listed = await tool('list_data_sets', { edition: 'en' });
  expect(listed.found['trialLeft']).toBe(limit - 1);
  const article = await tool('get_article', { id: 1003, edition: 'en' });
  expect(article.found).toMatchObject({
    isLocked: true,
    locked: { module: 'Info', reason: 'trial' },
    membership: expect.stringMatching(/\/Account$/),
    note: expect.stringMatching(/2 left.*spend: true/),
    trialLeft: limit - 1,
  });
  const opened = await tool('get_article', { id: 1003, edition: 'en', spend: true });
  expect(opened.found).toMatchObject({ isLocked: false, trialLeft: limit - 2 });
  expect(opened.found).not.toHaveProperty('locked');
});

test('nobody else is told of a trial', async () => {
  headers = await callers.signIn('paid');
  const answered = await get('pork-four.json');
  expect([answered.statusCode, answered.headers['trial-items-left']]).toEqual([200, undefined]);
});

test('a page is told by each of its calls that an item opens it, and no call has spent one', async () => {
  const firstId = async (table: 'plant' | 'price_series') =>
    (await portal.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const [PlantID, SeriesID] = [await firstId('plant'), await firstId('price_series')];
  const { Origin, Meats } = (await portal.ask('GetPlant', { PlantID })).Row;
  const cargo = { Meat: Meats[0], Origin, PlantID, Storage: 'frozen', Form: 'boneless' };
  const calls = {
    GetPlant: { PlantID },
    CheckCargo: { ...cargo, ProductionDate: '2026-10-01', ShippingDate: '2026-10-10' },
    GetWebPriceDataList: { Meat: 'beef', MarketType: 'forward' },
    GetWebPriceHistory: { SeriesID },
    GetPriceBenchmarks: {},
    GetWebPriceLivecattleIndex: {},
    GetWebPorkNewDataFourTable: {},
  } as const;
  const opened = () => portal.db.selectFrom('trial_opened_item').selectAll().execute();
  for (const [name, data] of Object.entries(calls) as [keyof typeof calls, object][]) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/system/${name}`,
      payload: envelope(toMessageType(name), data),
      headers: { ...headers, 'trial-items': 'spare' },
    });
    expect([name, answer.json().Data.Dict]).toEqual([name, expect.objectContaining({ TrialLeft: limit })]);
    expect([name, await opened()]).toEqual([name, []]);
  }
});
