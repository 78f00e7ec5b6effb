import { liveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { marketTypes, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import { beefQuotas } from '@btc/reference/calibration.ts';
import { customsDistricts } from '@btc/reference/places/customs-districts.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import type { FigureField, FigureSeries, ListFigureSeries } from '#figures/face.ts';
import {
  listBenchmarks,
  listSeries,
  originNames,
  portNames,
  priceCut,
  readIndexOverview,
  type SeriesRow,
  toMeat,
} from '#prices/face.ts';
import { listRateSeries } from './rate-figures.ts';

/** Cut of a reference; pork cuts carry their meat where beef has a cut of that name. */
function toCutPath(dictionary: Dictionary, { meat, cut }: Pick<SeriesRow, 'meat' | 'cut'>): string {
  return meat === 'pork' && dictionary.findCut('beef', cut) !== undefined ? `pork:${cut}` : cut;
}

interface QuotedSeries extends FigureSeries {
  readonly row: SeriesRow;
}

function quoteSeries(rows: readonly SeriesRow[], dictionary: Dictionary): readonly QuotedSeries[] {
  const paths = rows.map((row) => `quote/${row.origin}/${toCutPath(dictionary, row)}/${row.market_type}`);
  return rows.map((row, index) => {
    const path = paths[index] ?? '';
    const isOne = paths.filter((one) => one === path).length === 1;
    const market = marketTypes.find(({ code }) => code === row.market_type);
    const port = portNames(dictionary, row.port);
    const [origin, cut] = [originNames(row.origin), priceCut(dictionary, toMeat(row.meat), row.cut)];
    return {
      row,
      kind: 'quote',
      path: isOne ? path : `${path}/${row.port}`,
      cn: `${origin.cn}${cut.cn} · ${market?.nameCn ?? ''}${isOne ? '' : ` · ${port.cn}`}`,
      en: `${origin.en}, ${cut.en} · ${market?.nameEn ?? ''}${isOne ? '' : ` · ${port.en}`}`,
    };
  });
}

function toLandedFigures(quotes: readonly QuotedSeries[]): readonly FigureSeries[] {
  return quotes
    .filter(({ row }) => row.unit === 'USD/t' && row.market_type === 'forward')
    .map(({ path, cn, en }) => ({ kind: 'landed', path: path.replace('quote/', 'landed/'), cn, en }));
}

function toSpreadFigures(quotes: readonly QuotedSeries[]): readonly FigureSeries[] {
  return quotes
    .filter(({ row }) => row.market_type === 'spot' && row.unit === 'CNY/kg' && row.origin !== 'CHN')
    .filter(({ row }) =>
      quotes.some(
        (one) => one.row.market_type === 'forward' && one.row.origin === row.origin && one.row.cut === row.cut,
      ),
    )
    .map(({ path, cn, en }) => ({
      kind: 'spread',
      path: path.replace('quote/', 'spread/').replace('/spot', ''),
      cn,
      en,
    }));
}

function byOrigin(kind: 'quota' | 'duty' | 'import', codes: readonly string[]): readonly FigureSeries[] {
  const whole = { cn: '合计', en: 'Total' };
  return codes.map((code) => ({
    kind,
    path: `${kind}/${code}`,
    ...(code === totalCode ? whole : originNames(code)),
  }));
}

const landedCutField = 'landedCut';

function listFields(dictionary: Dictionary): readonly FigureField[] {
  const cuts = (['beef', 'pork'] as const).flatMap((meat) =>
    dictionary.listCuts(meat).map(({ code, nameCn, nameEn }) => ({ meat, cut: code, cn: nameCn, en: nameEn })),
  );
  return [
    ...provinces.map((one) => ({ field: 'province', path: `province=${one.code}`, cn: one.nameCn, en: one.nameEn })),
    ...customsDistricts.map((one) => ({
      field: 'district',
      path: `district=${one.code}`,
      cn: one.nameCn,
      en: one.shortEn,
    })),
    ...cuts.map(({ cut, cn, en }) => ({ field: 'cut', path: `cut=${cut}`, cn, en })),
    ...cuts.map(({ cn, en, ...cut }) => ({ field: landedCutField, path: toCutPath(dictionary, cut), cn, en })),
  ];
}

export const listFigureSeries: ListFigureSeries = async (db) => {
  const [rows, rates, indices, benchmarks, dictionary] = await Promise.all([
    listSeries(db),
    listRateSeries(db),
    readIndexOverview(db, priceMeats),
    listBenchmarks(db),
    openDictionary(db),
  ]);
  const quotes = quoteSeries(
    rows.filter((row) => row.is_active),
    dictionary,
  );
  const lines = [...new Set(beefQuotas.map(({ origin }) => origin))];
  const codes = origins.map(({ code }) => code);
  const series: readonly FigureSeries[] = [
    ...quotes.map(({ kind, path, cn, en }) => ({ kind, path, cn, en })),
    ...byOrigin('import', [totalCode, ...codes]),
    ...indices.Rows.map(({ Meat, Kind, Origin, NameCn, NameEn }) => ({
      kind: 'index' as const,
      path: ['index', Meat, Kind, ...(Origin === '' ? [] : [Origin])].join('/'),
      cn: NameCn,
      en: NameEn,
    })),
    ...byOrigin('quota', [...lines, totalCode]),
    ...byOrigin('duty', codes),
    ...toLandedFigures(quotes),
    ...toSpreadFigures(quotes),
    ...rates,
    ...liveCattleSeries.map((one) => ({
      kind: 'cattle' as const,
      path: `cattle/${one.code}`,
      cn: one.nameCn,
      en: one.nameEn,
    })),
    ...benchmarks.map((one) => ({
      kind: 'benchmark' as const,
      path: `benchmark/${one.code}`,
      cn: one.name_cn,
      en: one.name_en,
    })),
  ];
  return { series, fields: listFields(dictionary) };
};
