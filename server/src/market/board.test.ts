import { dayMs, hourMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMarketFixture, type MarketFixture, offer } from './market.fixture.ts';
import { requireWriter } from './writer.service.ts';

let market: MarketFixture;
type Member = Awaited<ReturnType<MarketFixture['newMember']>>;
let poster: Member;
let stranger: Member;
let entitled: Member;

beforeAll(async () => {
  market = await createMarketFixture();
  poster = await market.newMember('poster');
  stranger = await market.newMember('stranger');
  entitled = await market.newMember('entitled', { isPaid: true });
});
afterAll(() => market.drop());

async function post(fields: object = {}, token = poster.token): Promise<number> {
  const { Row } = await market.ask('AddWebMarket', { ...offer, ...fields }, token);
  return Number(Row?.['MarketID']);
}

function issue(field: string, rule: string) {
  return { code: 1001, List: [{ Field: field, Rule: rule }] };
}

describe('a post', () => {
  test('stands on the board for everybody, its firm and plant under a number', async () => {
    const id = await post({ Text: 'Poster Foods (Demo) Ltd. offers from Est. 007; 食品公司 of ours: poster食品公司.' });
    const signedOut = await market.ask('GetWebMarket', { MarketID: id });
    expect(signedOut.Row).toMatchObject({
      CompanyNo: 1,
      CompanyName: null,
      PlantNo: null,
      HasPlantNo: true,
      Own: false,
    });
    expect(signedOut.Row?.['Text']).toBe('Company 01 offers from …; 食品公司 of ours: Company 01.');
    expect(signedOut.Dict).toMatchObject({ SignedIn: false, Locked: 'anonymous' });
    const free = await market.ask('GetWebMarket', { MarketID: id }, stranger.token);
    expect(JSON.stringify(free)).not.toMatch(/poster|007/i);
    expect(free.Dict).toMatchObject({ SignedIn: true, Locked: 'notpaid' });
    const open = await market.ask('GetWebMarket', { MarketID: id }, entitled.token);
    expect(open.Row).toMatchObject({
      CompanyName: 'poster Foods (Demo) Ltd.',
      PlantNo: 'Est. 007',
      OriginName: 'Uruguay',
    });
    const own = await market.ask('GetWebMarket', { MarketID: id }, poster.token);
    expect(own.Row).toMatchObject({ Own: true, CompanyName: 'poster Foods (Demo) Ltd.' });
  });

  test('is not found by the name of its firm or its plant by who may not see them', async () => {
    const found = async (data: object, token?: string) => (await market.ask('GetWebMarket', data, token)).Total;
    expect(await found({ Keyword: 'poster' })).toBe(0);
    expect(await found({ Keyword: '007' })).toBe(0);
    expect(await found({ Keyword: 'uruguay chuck' })).toBe(1);
    expect(await market.error('GetWebMarket', { PlantNo: '7' })).toMatchObject({ code: 1008 });
    expect(await found({ PlantNo: 'est 7' }, entitled.token)).toBe(1);
    expect(await found({ PlantNo: '8' }, entitled.token)).toBe(0);
  });

  test('is filtered by type, side, origin, cut and term', async () => {
    await post({ Side: 'enquiry', Origin: 'ARG', Term: 'CIF', PlantNo: null });
    const found = async (data: object) => (await market.ask('GetWebMarket', data)).Total;
    expect(await found({ Type: 'spot' })).toBe(0);
    expect(await found({ Side: 'enquiry', Origin: 'ARG', Term: 'CIF', Cut: 'chuck_roll', Meat: 'beef' })).toBe(1);
    expect(await found({ Side: 'enquiry', Term: 'CFR' })).toBe(0);
    const { Dict } = await market.ask('GetWebFrom', {});
    expect(Dict?.['Posted']).toMatchObject({ Cuts: [{ Code: 'chuck_roll' }] });
  });

  test('made twice with the same words, also at once, is one post', async () => {
    const same = { Spec: 'once' };
    const ids = await Promise.all([post(same), post(same), post(same)]);
    expect(new Set([...ids, await post(same)]).size).toBe(1);
  });

  test('ends by itself with its last day in Shanghai', async () => {
    const id = await post({ ValidUntil: '2026-11-21', Spec: 'today only' });
    market.clock.advance(15 * hourMs);
    expect((await market.ask('GetWebMarket', { MarketID: id })).Row).toMatchObject({ State: 'open' });
    market.clock.advance(hourMs);
    expect((await market.ask('GetWebMarket', { MarketID: id })).Row).toMatchObject({ State: 'expired' });
    expect((await market.ask('GetWebMarket', { Keyword: 'today only' })).Total).toBe(0);
    expect((await market.ask('GetWebMarket', { Keyword: 'today only', State: 'closed' })).Total).toBe(1);
    expect(await market.error('UpdateWebMarket', { MarketID: id, ...offer }, poster.token)).toEqual(
      issue('MarketID', 'closed'),
    );
  });
});

describe('one’s own post', () => {
  test('is changed and closed, and is found among one’s own', async () => {
    const id = await post({ Spec: 'mine' });
    const changed = await market.ask(
      'UpdateWebMarket',
      { MarketID: id, ...offer, Spec: 'mine, 90VL', Price: null },
      poster.token,
    );
    expect(changed.Row).toMatchObject({ Spec: 'mine, 90VL', Price: null, PriceUnit: null });
    expect((await market.ask('GetWebMarket', { Keyword: '90VL' })).Total).toBe(1);
    const change = { MarketID: id, ...offer, Side: 'enquiry' };
    expect(await market.error('UpdateWebMarket', change, poster.token)).toEqual(issue('Type', 'fixed'));
    await market.ask('CloseWebMarket', { MarketID: id }, poster.token);
    const again = await market.ask('CloseWebMarket', { MarketID: id }, poster.token);
    expect(again.Row).toMatchObject({ State: 'closed' });
    const own = await market.ask('GetWebMarket', { Own: true, State: 'all' }, poster.token);
    expect(own.Rows?.map((row) => row['MarketID'])).toContain(id);
    expect((await market.ask('GetWebMarket', { Own: true, State: 'all' }, stranger.token)).Total).toBe(0);
    expect(await market.error('GetWebMarket', { Own: true })).toMatchObject({ code: 1006 });
  });

  test('is nobody else’s: another can neither change nor close it, nor see its enquiries', async () => {
    const id = await post({ Spec: 'not yours' });
    for (const [name, data] of [
      ['CloseWebMarket', { MarketID: id }],
      ['UpdateWebMarket', { MarketID: id, ...offer }],
      ['GetWebMarketEnquiries', { MarketID: id }],
    ] as const) {
      expect(await market.error(name, data, stranger.token)).toEqual({ code: 1007 });
      expect(await market.error(name, data)).toEqual({ code: 1006 });
      expect(await market.error(name, { ...data, MarketID: 999_999 }, poster.token)).toEqual({ code: 1009 });
    }
    expect((await market.ask('GetWebMarket', { MarketID: id })).Row).toMatchObject({
      State: 'open',
      Spec: 'not yours',
    });
  });
});

describe('abuse', () => {
  test('script stays text', async () => {
    const Text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const id = await post({ Text });
    expect((await market.ask('GetWebMarket', { MarketID: id })).Row?.['Text']).toBe(Text);
  });

  test.each([
    [{ Text: 'write to me@firm.com' }, 'Text', 'address'],
    [{ Origin: 'XXX' }, 'Origin', 'unknown'],
    [{ Cut: 'unicorn' }, 'Cut', 'unknown'],
    [{ PlantNo: 'the best' }, 'PlantNo', 'notANumber'],
    [{ ValidUntil: '2026-11-20' }, 'ValidUntil', 'past'],
    [{ Title: 'Analysis' }, 'Title', 'notForType'],
  ])('%j is refused at its field', async (fields, field, rule) => {
    expect(await market.error('AddWebMarket', { ...offer, ...fields }, stranger.token)).toEqual(issue(field, rule));
  });

  test.each([
    [{ Spec: 'a\u202eb' }],
    [{ Price: -1 }],
    [{ Price: 1e12 }],
    [{ Quantity: 0 }],
    [{ Text: 'x'.repeat(9000) }],
    [{ Html: '<b>' }],
  ])('%j does not parse', async (fields) => {
    expect(await market.error('AddWebMarket', { ...offer, ...fields }, stranger.token)).toMatchObject({ code: 1001 });
  });

  test('a UserID of somebody else is refused', async () => {
    expect(await market.error('AddWebMarket', { ...offer, UserID: poster.id }, stranger.token)).toEqual({
      code: 1007,
    });
  });

  test.each([
    ['blocked', 6016],
    ['frozen', 6002],
  ] as const)('a %s account cannot post, even where its session was read a moment before', async (state, code) => {
    const member = await market.newMember(`was_${state}`);
    const first = await post({ Spec: `by ${state}` }, member.token);
    await market.db.updateTable('account').set({ state }).where('id', '=', member.id).execute();
    expect(await market.error('AddWebMarket', offer, member.token)).toEqual({ code: 1006 });
    const now = market.clock.now();
    const writer = {
      userId: member.id,
      edition: 'en',
      now,
      today: '2026-11-22',
      locked: null,
      findLockState: () => null,
    } as const;
    const late = market.db.transaction().execute((tx) => requireWriter(tx, writer));
    await expect(late).rejects.toMatchObject({ code });
    // What staff have blocked is gone from the board; what a member wrote before asking to leave stays.
    const after = await market.error('GetWebMarket', { MarketID: first });
    expect(after).toEqual(state === 'blocked' ? { code: 1009 } : null);
  });

  test('a member without a company is told to complete the profile', async () => {
    const nobody = await market.newMember('nobody', { hasCompany: false });
    expect(await market.error('AddWebMarket', offer, nobody.token)).toEqual(issue('CompanyName', 'profile'));
  });

  test('a flood of posts is stopped, and says when it goes on', async () => {
    const flooder = await market.newMember('flooder');
    for (let index = 0; index < 20; index += 1) await post({ Spec: `post ${index}` }, flooder.token);
    const refused = await market.error('AddWebMarket', { ...offer, Spec: 'one more' }, flooder.token);
    expect(refused).toEqual({ code: 1004, Dict: { RetryAfter: 86_400 } });
    market.clock.advance(dayMs);
    await post({ Spec: 'the next day' }, (await market.newMember('other')).token);
    expect(await post({ Spec: 'one more' }, flooder.token)).toBeGreaterThan(0);
  });
});

test('a post is found by the spellings that analysts added', async () => {
  const id = await post({ Spec: 'of a name of its own' });
  const found = async (Keyword: string) =>
    (await market.ask('GetWebMarket', { Keyword })).Rows?.some((row) => row['MarketID'] === id);
  expect(await found('Banda Oriental')).toBe(false);
  await market.db
    .insertInto('dictionary_alias')
    .values({
      kind: 'origin',
      code: 'URY',
      written: 'Banda Oriental',
      spelling: 'bandaoriental',
      added_at: market.clock.now(),
    })
    .execute();
  expect(await found('banda oriental')).toBe(true);
});

test('a post is found by the new name of its cut once that is renamed', async () => {
  const id = await post({ Cut: 'brisket', Spec: 'of a cut that is renamed' });
  const found = async (Keyword: string) =>
    (await market.ask('GetWebMarket', { Keyword })).Rows?.some((row) => row['MarketID'] === id);
  expect(await found('Pointy breast')).toBe(false);
  await market.db
    .updateTable('dictionary_entry')
    .set({ name_en: 'Pointy breast' })
    .where('kind', '=', 'beefCut')
    .where('code', '=', 'brisket')
    .execute();
  expect(await found('pointy breast')).toBe(true);
  // Another cut has other words.
  const other = await post({ Cut: 'shank', Spec: 'of another cut' });
  const list = (await market.ask('GetWebMarket', { Keyword: 'pointy breast' })).Rows ?? [];
  expect(list.map((row) => row['MarketID'])).not.toContain(other);
});
