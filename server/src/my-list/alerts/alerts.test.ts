import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReader, type Alerts, addSeries, openAlerts, publishQuote } from './alerts.fixture.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await openAlerts();
});
afterAll(() => alerts.drop());

let count = 0;
async function addRule(cut: string, percent: 1 | 10 = 1) {
  const reader = await addReader(alerts.db, `reader${(count += 1)}`, ['Price']);
  const series = await addSeries(alerts.db, cut);
  await publishQuote(alerts.db, series, '2026-11-13', 6000);
  const pin = { Kind: 'series', Code: String(series) } as const;
  await alerts.pin(reader, pin);
  await alerts.set(reader, pin, 'price', { Percent: percent });
  await alerts.look();
  return { reader, series, pin };
}

test('a price that moves by as much as is wished is told once, with what it was when it was last told', async () => {
  const { reader, series } = await addRule('shank');
  expect(await alerts.listRaised(reader)).toEqual([]);
  await publishQuote(alerts.db, series, '2026-11-20', 6120);
  await alerts.look();
  await alerts.look();
  expect(await alerts.listRaised(reader)).toEqual([
    {
      event: `${series} 2026-11-20 6120`,
      detail: {
        kind: 'price',
        nameCn: '巴西牛腱',
        nameEn: 'Brazil Shin/shank',
        path: `/BTCPrice/Series/${series}`,
        meat: 'beef',
        unit: 'USD/t',
        from: 6000,
        fromDay: '2026-11-13',
        to: 6120,
        day: '2026-11-20',
        ground: {
          source: { cn: 'BTC 市场采价', en: 'BTC market survey' },
          isDemo: false,
          isProvisional: false,
        },
      },
    },
  ]);
});

test('small moves add up until they are enough', async () => {
  const { reader, series } = await addRule('flank', 10);
  for (const [day, price] of [
    ['2026-11-14', 6300],
    ['2026-11-15', 6590],
    ['2026-11-16', 6600],
  ] as const) {
    await publishQuote(alerts.db, series, day, price);
    await alerts.look();
  }
  expect(await alerts.listRaised(reader)).toMatchObject([{ detail: { from: 6000, to: 6600 } }]);
});

test('the notice names what moved and holds no figure', async () => {
  const { reader, series } = await addRule('brisket');
  await publishQuote(alerts.db, series, '2026-11-20', 6060);
  await alerts.look();
  const [notice, ...others] = await alerts.listNotices(reader);
  expect(notice).toMatchObject({
    kind: 'alert',
    detail: { Alert: 'price', Count: 1, Path: `/BTCPrice/Series/${series}` },
  });
  expect(JSON.stringify(notice)).not.toMatch(/60[06]0/);
  expect(others).toEqual([]);
});

test('several alerts of one publication are one notice', async () => {
  const { reader, series } = await addRule('blade');
  const cut = { Kind: 'cut', Code: 'beef-blade' } as const;
  await alerts.pin(reader, cut);
  await alerts.set(reader, cut, 'price');
  await publishQuote(alerts.db, series, '2026-11-20', 7000);
  await alerts.look();
  expect(await alerts.listNotices(reader)).toMatchObject([{ detail: { Count: 2 } }]);
});

test('what is taken off the list is not told, and begins anew with the pin', async () => {
  const { reader, series, pin } = await addRule('tenderloin');
  await alerts.call('AddDeletePin', { ...pin, IsAdd: false }, reader);
  await publishQuote(alerts.db, series, '2026-11-20', 7000);
  await alerts.look();
  await alerts.pin(reader, pin);
  await alerts.look();
  expect(await alerts.listRaised(reader)).toEqual([]);
  await publishQuote(alerts.db, series, '2026-11-21', 7100);
  await alerts.look();
  expect(await alerts.listRaised(reader)).toMatchObject([{ detail: { from: 7000, to: 7100 } }]);
});

test('a draft, a publication that is rolled back, and an account that is frozen raise nothing', async () => {
  const { reader, series } = await addRule('chuck');
  const quote = { series_id: series, low: 1, mainstream: 2, high: 3, quote_count: 3, basis: 'offer', state: 'draft' };
  await alerts.db
    .insertInto('price_quote')
    .values({ ...quote, day: '2026-11-21' })
    .execute();
  await alerts.look();
  const rolledBack = alerts.db.transaction().execute(async (transaction) => {
    await publishQuote(transaction, series, '2026-11-22', 9000);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await alerts.look();
  await alerts.db.updateTable('account').set({ state: 'frozen' }).where('id', '=', reader.user.userId).execute();
  await publishQuote(alerts.db, series, '2026-11-23', 9000);
  await alerts.look();
  expect(await alerts.listRaised(reader)).toEqual([]);
});

test('a rule is of what is pinned, of a kind that the pin has, and ends when it is taken off', async () => {
  const { reader, pin, series } = await addRule('striploin');
  await expect(alerts.set(reader, { Kind: 'view', Code: 'beef-one' }, 'month')).rejects.toMatchObject({ code: 1009 });
  await expect(alerts.set(reader, pin, 'status')).rejects.toMatchObject({ code: 1001 });
  const listed = () => alerts.call('GetAlerts', {}, reader);
  expect(await listed()).toMatchObject({ Rows: [{ ...pin, Alert: 'price', Percent: 1 }] });
  await alerts.set(reader, pin, 'price', { IsOn: false });
  expect(await listed()).toMatchObject({ Rows: [] });
  await publishQuote(alerts.db, series, '2026-11-20', 9000);
  await alerts.look();
  expect(await alerts.listRaised(reader)).toEqual([]);
});

test('nobody looks where nobody has a rule', async () => {
  const own = await openAlerts();
  try {
    const series = await addSeries(own.db, 'shank');
    await publishQuote(own.db, series, '2026-11-20', 6000);
    expect(await own.db.selectFrom('job').selectAll().execute()).toEqual([]);
  } finally {
    await own.drop();
  }
});

async function addPlant(number: string) {
  const { id, code } = await alerts.db
    .insertInto('plant')
    .values({
      code: `BRA-${number}`,
      origin: 'BRA',
      number,
      name_en: `Plant ${number}`,
      state: 'active',
      meats: ['beef'],
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  return { id, code };
}

async function changeState(plant: { id: number; code: string }, state: string, day: string, notifies = true) {
  await alerts.db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('plant_event')
      .values({ plant_code: plant.code, status: 'SUSP_CN', effective_on: day, notifies_watchers: notifies })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('plant')
      .set({ state, state_since: day, state_event_id: id })
      .where('id', '=', plant.id)
      .execute();
  });
}

test('the status of a pinned plant, and of each of a pinned origin, is told, but not what the desk enters quietly', async () => {
  const reader = await addReader(alerts.db, 'plant_reader');
  const [own, other] = [await addPlant('9001'), await addPlant('9002')];
  const [plant, origin] = [
    { Kind: 'plant', Code: String(own.id) },
    { Kind: 'origin', Code: 'BRA' },
  ] as const;
  for (const pin of [plant, origin]) {
    await alerts.pin(reader, pin);
    await alerts.set(reader, pin, 'status');
  }
  await changeState(own, 'suspended', '2026-11-20');
  await alerts.look();
  await changeState(other, 'suspended', '2026-11-20', false);
  await alerts.look();
  const notified = {
    kind: 'status',
    nameCn: '巴西 9001',
    path: `/BTCEst/Plant/${own.id}`,
    before: 'active',
    after: 'suspended',
  };
  expect(await alerts.listRaised(reader)).toMatchObject([{ detail: notified }, { detail: notified }]);
  await changeState(other, 'active', '2026-11-21');
  await alerts.look();
  expect((await alerts.listRaised(reader)).slice(2)).toMatchObject([
    { detail: { before: 'suspended', after: 'active' } },
  ]);
});
