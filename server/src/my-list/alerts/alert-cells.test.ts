import type { Api } from '@btc/contract/client.ts';
import type { DataQuery } from '@btc/contract/data/data-address.ts';
import { numberFormat } from '@btc/contract/figures/number-format.ts';
import { printPeriod } from '@btc/contract/figures/print-period.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import type { AlertKind } from '@btc/contract/my-list/alert-kinds.ts';
import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { type FactSource, factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import type { Figure } from '#data/data-table.ts';
import { describeSet } from '#data/describe-set.ts';
import { readSet } from '#data/read-set.ts';
import { toObjects } from '#data/forms/write-json.ts';
import { dataSets } from '../../data-sets.ts';
import { createDirectoryOperations } from '#plants/directory/directory.operations.ts';
import { createQuoteOperations } from '#prices/quotes/quotes.operations.ts';
import { openTradeFixture, type TradeFixture } from '#trade/trade-fixture.ts';
import { createTradeOperations } from '#trade/trade.operations.ts';
import { callerWith } from '#trade/view/view.fixture.ts';
import { rightPassword } from '#members/members.fixture.ts';
import { addReader, type Alerts, openAlerts, publishQuote, type Reader } from './alerts.fixture.ts';

/*
 * What an alert says is what the data door says of the same thing: each figure, unit, mark, day and source, in both editions, by mail and by
 * message. The expected words are made of nothing but the cells of the sets.
 */

const editions = ['cn', 'en'] as const;
const publicUrl = 'https://portal.example';
const brazil = { Kind: 'origin', Code: 'BRA' } as const;
const view = { Kind: 'view', Code: 'beef-one' } as const;

let trade: TradeFixture;
let alerts: Alerts;
let api: Api;
beforeAll(async () => {
  trade = await openTradeFixture();
  alerts = await openAlerts(trade);
  const deps = { ...trade, clock: alerts.clock };
  const others = {
    publicUrl,
    fileForms: [],
    establishmentMail: 'stopped',
    readPlantTrade: () => Promise.resolve(null),
    readYearVolumes: () => Promise.resolve(null),
  } as const;
  const operations = [
    ...createTradeOperations(deps),
    ...createQuoteOperations({ ...deps, ...others }),
    ...createDirectoryOperations({ ...deps, ...others }),
  ];
  api = createInProcessApi(createDispatcher(operations, 'fail'), callerWith('Data|PorkData|Price|PorkPrice|Est'));
});
afterAll(() => trade.close());

type Cells = Readonly<Record<string, Figure>>;

async function readDoor(name: DataQuery['name'], edition: Edition, params: DataQuery['params'] = {}) {
  const query = { name, edition, params };
  const { set, table } = await readSet(api, dataSets, query);
  const toName = (column: string, code: Figure | undefined) =>
    table.columns.find((one) => one.name === column)?.toName?.(String(code), edition) ?? '';
  const toTitle = (column: string) => table.columns.find((one) => one.name === column)?.title[edition] ?? '';
  const { source } = describeSet({ set, query, table, publicUrl });
  return { rows: toObjects(table), source, toName, toTitle };
}

function findRow(rows: readonly Cells[], isMeant: (row: Cells) => boolean): Cells {
  const row = rows.findLast(isMeant);
  if (row === undefined) throw new Error('The set has no such row');
  return row;
}

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';
const toLine = (month: string, tonnes: number) =>
  `${month},410,巴西,02023000,牛肉,${tonnes * 1000},千克,${tonnes * 5000}\n`;

const anyState = fc.record({
  tonnes: fc.integer({ min: 40_000, max: 70_000 }),
  revisedTo: fc.constantFrom(71, 88, 117, 143),
  isForward: fc.boolean(),
  prices: fc.tuple(fc.integer({ min: 4000, max: 6000 }), fc.integer({ min: 6200, max: 9000 })),
  isProvisional: fc.boolean(),
  isDemo: fc.boolean(),
  state: fc.constantFrom('suspended', 'cancelled', 'expired'),
});
type State = typeof anyState extends fc.Arbitrary<infer Drawn> ? Drawn : never;

async function addSeries({ isForward, isDemo }: State, brand: string): Promise<number> {
  const own = isForward
    ? { market_type: 'forward', term: 'CFR', unit: 'USD/t', port: 'main' }
    : { market_type: 'spot', term: 'EXW', unit: 'CNY/kg', port: 'shanghai' };
  const { id } = await alerts.db
    .insertInto('price_series')
    .values({ meat: 'beef', origin: 'BRA', cut: 'shank', storage: 'frozen', brand, is_demo: isDemo, ...own })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addPlant(number: string, isDemo: boolean) {
  const plant = { origin: 'BRA', number, code: `BRA-${number}`, name_en: number, state: 'active', meats: ['beef'] };
  return alerts.db
    .insertInto('plant')
    .values({ ...plant, is_demo: isDemo })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

interface Message {
  readonly text: string;
  readonly mail: string;
}

async function readMessages(reader: Reader, address: string): Promise<(kind: string) => Message> {
  const [mail] = await alerts.listMails(reader);
  const post = alerts.posted.find((one) => one.address === address);
  const { data } = JSON.parse(post?.body ?? '{"data":[]}') as { data: { kind: string; text: string }[] }; // as outside-message.ts writes it
  return (kind) => ({
    text: data
      .filter((one) => one.kind === kind)
      .map(({ text }) => text)
      .join('\n'),
    mail: mail?.body_text ?? '',
  });
}

async function addReaders(name: string, pins: readonly (readonly [PinName, ...AlertKind[]])[]) {
  const readers = new Map<Edition, { reader: Reader; address: string }>();
  for (const edition of editions) {
    const reader = await addReader(alerts.db, `${name}_${edition}`, ['Data', 'PorkData', 'Price', 'Est']);
    for (const [pin, ...kinds] of pins) {
      await alerts.pin(reader, pin);
      for (const kind of kinds) await alerts.set(reader, pin, kind);
    }
    const address = `https://hook.firm.example/${name}/${edition}`;
    const isEn = edition === 'en';
    await alerts.call('SaveAlertChannel', { Channel: 'mail', IsOn: true, isEn }, reader);
    await alerts.call(
      'SaveAlertChannel',
      { Channel: 'webhook', Address: address, IsOn: true, isEn, Password: encodePassword(rightPassword) },
      reader,
    );
    readers.set(edition, { reader, address });
  }
  return readers;
}

const say = {
  cn: {
    price: (prices: string, percent: string, day: string) => `${prices}（${percent}），${day}`,
    quota: (step: string, percent: string, day: string) => `已用到${step}（${percent}，截至${day}）`,
    full: (day: string) => `${day}用满`,
    duty: '今天税率',
    month: (month: string) => `${month}数据已发布`,
    revision: (month: string, percent: string) => `${month}数据有修订，${percent}`,
  },
  en: {
    price: (prices: string, percent: string, day: string) => `${prices} (${percent}), ${day}`,
    quota: (step: string, percent: string, day: string) => `${step} used (${percent} to ${day})`,
    full: (day: string) => `Full on ${day}`,
    duty: 'Duty today ',
    month: (month: string) => `${month} is out`,
    revision: (month: string, percent: string) => `${month} revised by ${percent}`,
  },
} as const;

function withGround(text: string, source: string, mark = ''): string {
  return [text, mark, source].filter((part) => part !== '').join(' · ');
}

async function expectPrice(edition: Edition, series: number): Promise<string> {
  const { rows, source, toName, toTitle } = await readDoor('price-history', edition, { id: String(series) });
  const [before, now] = rows.slice(-2);
  if (before === undefined || now === undefined) throw new Error('Two quotes are published');
  const { number, changePercent } = numberFormat[edition];
  const [from, to] = [Number(before['mainstream']), Number(now['mainstream'])];
  const decimals = now['unit'] === 'USD/t' ? 0 : 2;
  const prices = `${number(from, decimals)} → ${number(to, decimals)} ${toName('unit', now['unit'])}`;
  const text = say[edition].price(
    prices,
    changePercent((to / from - 1) * 100),
    printPeriod(String(now['date']), edition),
  );
  return withGround(text, source, now['provisional'] === true ? toTitle('provisional') : '');
}

async function expectStatus(edition: Edition, number: string): Promise<string> {
  const { rows, toName } = await readDoor('plants', edition, { origin: 'BRA' });
  const row = findRow(rows, (one) => one['number'] === number);
  return `${toName('status', 'active')} → ${toName('status', row['status'])}`;
}

async function expectTrade(edition: Edition, quotaName: string): Promise<Readonly<Record<string, string>>> {
  const { percent, changePercent } = numberFormat[edition];
  const use = await readDoor('quota-use', edition);
  const line = findRow(use.rows, (one) => one['line'] === quotaName);
  const used = Number(line['used_percent']);
  const step = percent([50, 80, 95, 100].findLast((one) => used >= one) ?? 0, 0);
  const day = printPeriod(String(line['customs_to']), edition);
  const { duty_in: within, duty_over: over, standing, rests_on: restsOn } = line;
  if (standing !== 'overQuota' || restsOn !== 'customs') throw new Error('The quota is full by what customs count');
  const ruling = { Standing: standing, RestsOn: restsOn, IsOpen: true } as const;
  const shown = { DutyInPercent: Number(within), DutyOverPercent: Number(over), OthersKnown: true, Ruling: ruling };
  const periods = await readDoor('beef-one-periods', edition, {});
  const month = findRow(periods.rows, (one) => one['volume'] !== null);
  const revised = await readDoor('revised-figures', edition);
  const figure = findRow(revised.rows, (one) => one['origin'] === 'BRA' && one['goods'] === 'beef');
  const source = factSourceNames[figure['source'] as FactSource]; // a code of the column
  return {
    quota: withGround(say[edition].quota(step, percent(used), day), use.source),
    full: say[edition].full(printPeriod(String(line['full_likely']), edition)),
    duty: withGround(say[edition].duty + describeDuty(shown, edition), use.source),
    month: withGround(
      say[edition].month(printPeriod(String(month['period']), edition)),
      periods.source,
      month['provisional'] === true ? periods.toTitle('provisional') : '',
    ),
    revision: withGround(
      say[edition].revision(printPeriod(String(figure['period']), edition), changePercent(Number(figure['percent']))),
      edition === 'cn' ? source.nameCn : source.nameEn,
    ),
  };
}

function expectMessage({ text, mail }: Message, expected: string): void {
  expect(text.split('\n')).toContain(expected);
  expect(mail).toContain(expected);
}

test('alerts on prices and plants say what their sets say', async () => {
  for (const [index, state] of fc.sample(anyState, { numRuns: 4, seed: 20_261_129 }).entries()) {
    const series = await addSeries(state, `SIF ${index}`);
    const scale = state.isForward ? 1 : 0.01;
    await publishQuote(alerts.db, series, '2026-11-13', state.prices[0] * scale);
    const plant = await addPlant(`77${index}`, state.isDemo);
    const readers = await addReaders(`drawn${index}`, [
      [{ Kind: 'series', Code: String(series) }, 'price'],
      [{ Kind: 'plant', Code: String(plant.id) }, 'status'],
    ]);
    await publishQuote(alerts.db, series, '2026-11-20', state.prices[1] * scale);
    const provisional = { is_provisional: state.isProvisional };
    await alerts.db.updateTable('price_quote').set(provisional).where('day', '=', '2026-11-20').execute();
    await alerts.db.updateTable('plant').set({ state: state.state }).where('id', '=', plant.id).execute();
    await alerts.look();
    await alerts.send();
    for (const [edition, { reader, address }] of readers) {
      const find = await readMessages(reader, address);
      expectMessage(find('price'), await expectPrice(edition, series));
      expect(find('status').text).toContain(await expectStatus(edition, plant.number));
      expect(/演示名录|Demonstration register/.test(find('status').text)).toBe(state.isDemo);
    }
  }
});

test('alerts on quotas, duties, months and revisions say what their sets say', async () => {
  const [state] = fc.sample(anyState, { numRuns: 1, seed: 20_261_129 });
  if (state === undefined) throw new Error('Nothing was drawn');
  const { tonnes, revisedTo } = state;
  const months = ['202601', '202602', '202603', '202604', '202605', '202606', '202607', '202608'];
  const first = months.map((month) => toLine(month, tonnes)).join('');
  await trade.importText('customs-query', header + first, { asPublishedOn: '2026-09-18' });
  const readers = await addReaders('drawn_trade', [
    [brazil, 'quota', 'duty', 'revision'],
    [view, 'month'],
  ]);
  const second = toLine('202608', Math.round((tonnes * revisedTo) / 100)) + toLine('202609', 900_000);
  await trade.importText('customs-query', header + second, { asPublishedOn: '2026-10-18' });
  await alerts.look();
  await alerts.send();
  for (const [edition, { reader, address }] of readers) {
    const find = await readMessages(reader, address);
    const expected = await expectTrade(edition, 'BRA');
    for (const kind of ['quota', 'duty', 'month', 'revision'] as const) expectMessage(find(kind), expected[kind] ?? '');
    expect(find('quota').text).toContain(expected['full']);
  }
});
