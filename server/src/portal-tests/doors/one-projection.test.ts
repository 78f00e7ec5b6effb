import { printPeriod } from '@btc/contract/figures/print-period.ts';
import { describeRuling } from '@btc/contract/safeguard/ruling-words.ts';
import { ruleSafeguard } from '@btc/contract/safeguard/ruling.ts';
import type { RulingField } from '@btc/contract/safeguard/safeguard-fields.ts';
import { findChanceThisYear } from '@btc/contract/safeguard/fill-projection.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { createPricesOperations } from '#prices/prices.operations.ts';
import { paidCaller } from '#prices/prices.fixture.ts';
import { createWeekOperations } from '#prices/week.operations.ts';
import { type FiguresFixture, openFiguresFixture } from '#figure-answers/figures.fixture.ts';
import { createViewClient } from '#trade/view/view.fixture.ts';
import { createYearVolumesService } from '#trade/volumes/year-volumes.service.ts';

/*
 * When a quota is expected to be full is projected once: every room that tells the day tells the same, and none tells it a stranger.
 */

let figures: FiguresFixture;
let call: (name: string, data: object, caller: Caller) => Promise<unknown>;
beforeAll(async () => {
  figures = await openFiguresFixture();
  const operations = [
    ...createPricesOperations({
      ...figures,
      fileForms: [],
      readYearVolumes: createYearVolumesService(figures),
    }),
    ...createWeekOperations({ ...figures, releases: () => Promise.resolve([]) }),
  ];
  call = async (name, data, caller) => {
    const bound = operations.find(({ operation }) => operation.name === name);
    if (bound === undefined) throw new Error(`No such operation: ${name}`);
    return bound.operation.output.parse(await bound.handle(bound.operation.input.parse(data), caller, noCache));
  };
}, 120_000);
afterAll(() => figures.close());

const member = paidCaller(1);

interface Ruled {
  readonly Dict: { readonly Ruling: RulingField; readonly Duties: readonly { Origin: string; Ruling: RulingField }[] };
}

async function readLine(line: string) {
  const { record, counted } = await figures.safeguard.read();
  const fill = counted?.counts.find((one) => one.line === line && one.year === 2026)?.projection ?? null;
  if (fill === null) throw new Error(`Nothing is projected of ${line}`);
  return { record, fill };
}

async function readWeek(caller: Caller) {
  const archive = (await call('GetWebFrontMarketReport', {}, caller)) as { Rows: { ReportID: number }[] };
  return call('GetWebFrontMarketReport', { ReportID: archive.Rows[0]?.ReportID, isEn: true }, caller);
}

describe.each(['BRA', 'ARG', 'AUS', 'URY', 'NZL', 'USA'])('the projection of %s', (line) => {
  test('is one in chart and table of the years, whatever span they show', async () => {
    const { fill } = await readLine(line);
    const days = [fill.earliest, fill.central, fill.latest];
    const chance = Math.round((findChanceThisYear(fill) ?? 0) * 1000) / 10;
    const { chart, table } = createViewClient(figures);
    for (const span of [{}, { StartDate: '2026-01', EndDate: '2026-09' }]) {
      const { Quotas = [] } = (await chart('beef-nine', span)).Dict;
      const own = Quotas.find(({ Code }) => Code === line);
      expect([own?.FillEarliest, own?.FillCentral, own?.FillLatest, own?.FillChance]).toEqual([...days, chance]);
      const { Rows, Row } = await table('beef-nine', { ...span, Origin: line });
      for (const row of [Rows[8], Row]) expect([row?.FillEarliest, row?.FillDate, row?.FillLatest]).toEqual(days);
    }
  });

  test('is that of the ruling in the quota table, the landed cost and the converted prices', async () => {
    const { record } = await readLine(line);
    const on = (declaredOn: string) => {
      const ruling = ruleSafeguard({ goods: '0202', origin: line, declaredOn }, record);
      return [ruling.reachedOn, describeRuling(ruling, 'cn'), describeRuling(ruling, 'en')];
    };
    const said = ({ ReachedOn, TextCn, TextEn }: RulingField) => [ReachedOn, TextCn, TextEn];
    const { Quotas = [] } = (await createViewClient(figures).chart('beef-nine')).Dict;
    const { Ruling } = Quotas.find(({ Code }) => Code === line) ?? { Ruling: null };
    expect(Ruling === null ? null : said(Ruling)).toEqual(on('2026-11-21'));
    const landed = (await call('GetLandedCost', { Origin: line, Cif: 6000 }, member)) as Ruled;
    expect(said(landed.Dict.Ruling)).toEqual(on('2026-11-21'));
    const { Dict } = (await call('GetWebPriceDataList', { Level: 'exStore', Unit: 'CNY/kg' }, member)) as Ruled;
    const duty = Dict.Duties.find(({ Origin }) => Origin === line);
    if (duty !== undefined) expect(said(duty.Ruling)).toEqual(on(duty.Ruling.Day));
  });
});

test('the weekly report tells members the day of the quota table', async () => {
  const { fill } = await readLine('BRA');
  expect(fill.restsOn).toBe('projection');
  expect(JSON.stringify(await readWeek(member))).toContain(
    `The expected fill date, ${printPeriod(fill.central ?? '', 'en')},`,
  );
});

describe('a stranger', () => {
  async function listHiddenDays(): Promise<readonly string[]> {
    const { record, counted } = await figures.safeguard.read();
    const days = (counted?.counts ?? []).flatMap(({ line, projection }) => {
      if (projection?.restsOn !== 'projection') return [];
      const { surchargeFrom, otherSurchargeFrom } = ruleSafeguard(
        { goods: '0202', origin: line, declaredOn: '2026-12-31' },
        record,
      );
      return [projection.earliest, projection.central, projection.latest, surchargeFrom, otherSurchargeFrom];
    });
    return [...new Set(days.filter((day) => day !== null))].flatMap((day) => [
      day,
      printPeriod(day, 'cn'),
      printPeriod(day, 'en'),
    ]);
  }

  test('is told of no day of a projection, in whatever is open', async () => {
    const hidden = await listHiddenDays();
    expect(hidden.length).toBeGreaterThan(5);
    const list = (await call('GetWebPriceDataList', {}, member)) as {
      Rows: { SeriesID: number; OriginCode: string }[];
    };
    const series = list.Rows.find(({ OriginCode }) => OriginCode === 'BRA');
    const answers = await Promise.all([
      ...['BRA', 'ARG', 'AUS', 'USA'].map((Origin) => call('GetLandedCost', { Origin, Cif: 6000 }, anonymousCaller)),
      call('GetLandedCost', { Origin: 'BRA', Cif: 6000, Date: '2026-11-30' }, anonymousCaller),
      call('GetWebPriceDataList', { Level: 'exStore', Unit: 'CNY/kg' }, anonymousCaller),
      call('GetWebPriceHistory', { SeriesID: series?.SeriesID, Level: 'exStore', Unit: 'CNY/kg' }, anonymousCaller),
      call('GetWebBeefPriceDataIndex', { Kind: 'spread', StartDate: '2026-11-16' }, anonymousCaller),
      readWeek(anonymousCaller),
    ]);
    const texts = answers.map((answer) => JSON.stringify(answer));
    expect(hidden.filter((day) => texts.some((text) => text.includes(day)))).toEqual([]);
  });

  test('is told which duty applies today, and that the spread’s origin may be over its quota', async () => {
    const { Dict } = (await call('GetLandedCost', { Origin: 'BRA', Cif: 6000 }, anonymousCaller)) as Ruled;
    const spread = (await call('GetWebBeefPriceDataIndex', { Kind: 'spread' }, anonymousCaller)) as {
      Dict: { Open: { Code: string; Ruling: RulingField }[] };
    };
    const open = spread.Dict.Open.find(({ Code }) => Code === 'BRA');
    expect(Dict.Ruling).toMatchObject({ Code: 'withheld', Standing: 'overQuota', Day: '2026-11-21' });
    expect(open?.Ruling).toEqual(Dict.Ruling);
  });

  test('gets no view of the years', async () => {
    const { table } = createViewClient(figures);
    await expect(table('beef-nine', {}, anonymousCaller)).rejects.toMatchObject({ code: 1008 });
  });
});
