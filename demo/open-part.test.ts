import { refreshPlants } from '@btc/server/src/plants/registry/registry.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestAllFormats } from './doors/all-formats.fixture.ts';
import { type Demonstration, openDemonstration } from './demonstration.fixture.ts';
import { addReaders, type ReaderKind, readers } from './readers.fixture.ts';

/*
 * What a lock cuts off a span, and what was looked through where nothing was found, at the call, the data door and the tools.
 */

let portal: Demonstration;
let doors: (kind: ReaderKind) => ReturnType<typeof requestAllFormats>;
beforeAll(async () => {
  portal = await openDemonstration();
  // What a portal works out when it starts.
  const plants = await portal.db.selectFrom('plant').select('id').execute();
  await refreshPlants(
    portal.db,
    plants.map(({ id }) => id),
    portal.clock.now(),
  );
  const headersFor = await addReaders(portal, 'open');
  doors = (kind) => requestAllFormats(portal, headersFor(kind));
});
afterAll(() => portal.close());

interface Span {
  readonly from: string;
  readonly to: string;
}

interface Cut {
  readonly span: { readonly requested: Span; readonly answered: Span | null } | null;
  readonly cite: string;
  readonly isDemonstration: boolean;
  readonly source: string;
  readonly rows: readonly Record<string, unknown>[];
}

const asCut = (found: Record<string, unknown>) => found as unknown as Cut; // what sets and their tools answer

const sides = [
  ['beef-one', 'GetBeefWebDataOneTable'],
  ['pork-one', 'GetWebPorkNewDataOneTable'],
] as const;

describe.each(readers)('of a span that the open part cuts, %s', (kind) => {
  test.each(sides)('reads of %s which part is answered', async (set, table) => {
    const { call, door, tool } = doors(kind);
    const requested = { StartDate: '2024-01', EndDate: '2026-09' };
    const { Dict } = await call(table, requested);
    const isCut = kind !== 'paid';
    expect(Dict.Requested).toEqual(isCut ? { ...requested, HasOpen: true } : null);
    const { status, json } = await door(`${set}.json?edition=en&from=2024-01&to=2026-09`);
    const { span, cite } = asCut(json);
    expect(status).toBe(200);
    if (!isCut) return expect(span).toBeNull();
    const answered = { from: Dict.Selection.StartDate, to: Dict.Selection.EndDate };
    expect(answered.from > '2024-01').toBe(true);
    expect(span).toEqual({ requested: { from: '2024-01', to: '2026-09' }, answered });
    expect(cite).toContain(`${answered.from} to ${answered.to}, the open part of 2024-01 to 2026-09`);
    const csv = await door(`${set}.csv?from=2024-01&to=2026-09`);
    expect(csv.body).toContain(`2024-01/2026-09,${answered.from}/${answered.to}`);
    const view = await tool('get_view', { set, parameters: { from: '2024-01', to: '2026-09' } });
    expect(asCut(view.found).span).toEqual(span);
    const months = await door(`${set}-periods.json?from=2024-01&to=2026-09`);
    const byGap = Map.groupBy(asCut(months.json).rows, ({ period }) => String(period) < answered.from);
    expect(byGap.get(true)?.length).toBeGreaterThan(0);
    for (const row of byGap.get(true) ?? []) expect([row['volume'], row['gaps']]).toEqual([null, 'volume:locked']);
    expect(byGap.get(false)?.some(({ volume }) => typeof volume === 'number')).toBe(true);
  });

  test.each(sides)('reads of %s that months are not published yet', async (set, table) => {
    const { call, door } = doors(kind);
    const requested = { StartDate: '2026-08', EndDate: '2026-12' };
    const { Dict } = await call(table, requested);
    expect(Dict.Requested).toEqual({ ...requested, HasOpen: true });
    const { json } = await door(`${set}.json?edition=en&from=2026-08&to=2026-12`);
    const { span, cite } = asCut(json);
    const answered = { from: '2026-08', to: String(Dict.DataLimit) };
    expect(answered.to < '2026-12').toBe(true);
    expect(span).toEqual({ requested: { from: '2026-08', to: '2026-12' }, answered });
    expect(cite).toContain(`2026-08 to ${answered.to}, the published part of 2026-08 to 2026-12`);
    const csv = await door(`${set}.csv?from=2026-08&to=2026-12`);
    expect(csv.body).toContain(`2026-08/2026-12,2026-08/${answered.to}`);
  });

  test('a year that is closed whole is locked, not unpublished', async () => {
    const query = 'origin=BRA&from=2024-01&to=2024-12';
    const { status, json } = await doors(kind).door(`beef-one.json?edition=en&${query}`);
    expect(status).toBe(200);
    const { span, rows, cite } = asCut(json);
    const csv = (await doors(kind).door(`beef-one.csv?${query}`)).body;
    if (kind === 'paid') {
      expect(span).toBeNull();
      expect(csv).not.toContain(':locked');
      return;
    }
    expect(span).toEqual({ requested: { from: '2024-01', to: '2024-12' }, answered: null });
    expect(cite).toContain('2024-01 to 2024-12 is for members');
    for (const row of rows) expect(String(row['gaps'])).toContain('volume:locked');
    expect(csv).not.toContain('volume:notPublished');
    const found = (
      await doors(kind).tool('get_view', { set: 'beef-one', parameters: { from: '2024-01', to: '2024-12' } })
    ).found;
    expect(asCut(found).span).toEqual(span);
  });
});

describe.each(readers)('where nothing is found, %s', (kind) => {
  test('hears that the register of plants is the demonstration’s', async () => {
    const { door, tool } = doors(kind);
    const nothing = 'SIF 9999999';
    const plants = asCut((await door(`plants.json?edition=en&q=${encodeURIComponent(nothing)}`)).json);
    expect([plants.rows.length, plants.isDemonstration]).toEqual([0, true]);
    expect(plants.source).toContain('Demonstration data');
    expect(plants.cite).toContain('demonstration data, invented');
    const status = asCut((await tool('get_plant_status', { plant: nothing, edition: 'en' })).found);
    expect([status.rows.length, status.isDemonstration]).toEqual([0, true]);
  });

  test('hears the same of changes of plants, of quotes and of figures of a source that is not there', async () => {
    const { door } = doors(kind);
    const customs = asCut((await door('beef-one.json?edition=en&source=customs')).json);
    expect([customs.isDemonstration, customs.source]).toEqual([true, 'Demonstration data, all invented.']);
    if (kind === 'stranger' || kind === 'lapsed') return;
    const events = asCut((await door('plant-events.json?edition=en&from=2001-01-01&to=2001-01-02')).json);
    expect([events.rows.length, events.isDemonstration]).toEqual([0, true]);
    if (kind !== 'paid') return;
    const prices = asCut((await door('prices.json?edition=en&date=2026-11-21')).json);
    expect([prices.rows.length, prices.isDemonstration]).toEqual([0, true]);
  });
});

describe.each(readers)('a number that several plants share, %s', (kind) => {
  test('has no direct answer, and origin and state in every row', async () => {
    const { call, tool } = doors(kind);
    const plants = await portal.db.selectFrom('plant').select(['number', 'origin', 'meats']).execute();
    const byNumber = Map.groupBy(
      plants.filter(({ number, meats }) => number.length > 2 && meats.includes('beef')),
      ({ number }) => number,
    );
    const shared = [...byNumber].filter(([, some]) => new Set(some.map(({ origin }) => origin)).size > 1).slice(0, 5);
    expect(shared.length).toBeGreaterThan(0);
    for (const [number] of shared) {
      const { Card, Groups } = await call('SearchPortal', { Keyword: number });
      expect(Card?.Kind, `Number ${number}`).not.toBe('plant');
      const plants = Groups.find(({ Kind }) => Kind === 'plant');
      expect(plants?.Total, `Number ${number}`).toBeGreaterThan(1);
      for (const { Note } of plants?.Rows ?? []) expect(Note).toMatch(/有效|暂停|已取消|已到期|未列入名单/);
      const { Rows } = await call('SuggestPlants', { Keyword: number });
      for (const { Origin, State } of Rows)
        expect([Origin, State]).toEqual([expect.stringMatching(/^[A-Z]{3}$/), expect.any(String)]);
      const { rows } = asCut((await tool('get_plant_status', { plant: number, meat: 'beef' })).found);
      expect(new Set(rows.map(({ origin }) => origin)).size, `Number ${number}`).toBeGreaterThan(1);
      for (const row of rows) expect([row['origin'], row['status']]).toEqual([expect.any(String), expect.any(String)]);
    }
  });
});

describe.each(readers)('a figure has its own source, %s', (kind) => {
  test('the use of a quota is not credited to who published its amount', async () => {
    const { call } = doors(kind);
    const { Card } = await call('SearchPortal', { Keyword: '巴西配额' });
    expect(Card).toMatchObject({ Kind: 'quota', UsedPercent: expect.any(Number) });
    expect(Card?.Note).not.toMatch(/商务部|MOFCOM/);
    const { Rows } = await call('GetQuotaDesk', {});
    expect(Rows.find(({ Code }) => Code === 'BRA')?.Counts?.SourceCn).toBe(Card?.Note);
  });
});
