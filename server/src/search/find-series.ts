import { priceModules, type PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import type { SearchCard } from '@btc/contract/search/search.ts';
import { findLock } from '#platform/api/reader.ts';
import { openDictionary } from '#dictionary/face.ts';
import { matchesNames, listLatestQuotes, listSeriesNames, seriesNote } from '#console/face.ts';
import { listQuotes, listSeries, presentAsQuoted, presentSeries } from '#prices/face.ts';
import type { FoundGroup } from './found-group.ts';
import { toScore } from './match-name.ts';
import type { RankedEntry } from './rank-entries.ts';
import type { TypedSearch } from './read-search.ts';
import { type SearchWork, toHit } from './search-deps.ts';

interface ActiveSeries {
  readonly series: PriceSeries;
  readonly names: readonly string[];
  /** Day of the latest published quote; null without one. */
  readonly day: string | null;
}

interface ScoredSeries extends ActiveSeries {
  readonly score: number;
}

/** Active series in sheet order; cached until prices or the dictionary change. */
export function loadActiveSeries({ db, cache }: SearchWork): Promise<readonly ActiveSeries[]> {
  return cache.get('SearchPortal series', async () => {
    const [rows, dictionary] = await Promise.all([listSeries(db), openDictionary(db)]);
    const active = rows.filter((row) => row.is_active);
    const latest = await listLatestQuotes(
      db,
      active.map(({ id }) => id),
    );
    const days = new Map(latest.map(({ series_id: id, day }) => [id, day]));
    return active.map((row) => {
      const series = presentSeries(row, dictionary);
      return { series, names: listSeriesNames(series, dictionary), day: days.get(row.id) ?? null };
    });
  });
}

function scoreSeries({ series, names }: ActiveSeries, typed: TypedSearch, cuts: ReadonlyMap<string, number>) {
  if (typed.origin !== null && series.OriginCode !== typed.origin) return null;
  if (typed.meat !== null && series.Meat !== typed.meat) return null;
  const byCut = cuts.get(`${series.Meat} ${series.CutCode}`);
  if (byCut !== undefined) return byCut;
  if (cuts.size > 0) return null;
  if (typed.rest.spelling === '') return toScore(typed.topic === 'price' ? 'part' : 'holds');
  return matchesNames(names, typed.text) ? toScore('words') : null;
}

export async function findSeries(
  work: SearchWork,
  typed: TypedSearch,
  cuts: readonly RankedEntry[],
): Promise<readonly ScoredSeries[]> {
  if (typed.week !== null || (typed.topic !== null && typed.topic !== 'price')) return [];
  const [best] = cuts;
  const near = cuts.filter(({ score }) => best !== undefined && score <= Math.max(best.score, toScore('part')));
  const scores = new Map(near.map(({ entry, score }) => [`${entry.meat ?? 'beef'} ${entry.code}`, score]));
  const active = await loadActiveSeries(work);
  return active
    .flatMap((one) => {
      const score = scoreSeries(one, typed, scores);
      return score === null ? [] : [{ ...one, score }];
    })
    .toSorted((one, other) => one.score - other.score || (other.day ?? '').localeCompare(one.day ?? ''));
}

function toName({ OriginCn, OriginEn, CutCn, CutEn }: PriceSeries, edition: 'cn' | 'en'): string {
  return edition === 'cn' ? `${OriginCn}${CutCn}` : `${OriginEn} ${CutEn}`;
}

export function presentSeriesGroup({ visitor }: SearchWork, found: readonly ScoredSeries[]): FoundGroup {
  const { edition } = visitor;
  return {
    kind: 'price',
    total: found.length,
    found: found.map(({ series, score }) => ({
      score,
      hit: toHit({
        Name: toName(series, edition),
        Note: seriesNote(series, edition === 'cn' ? 'nameCn' : 'nameEn'),
        Path: toPriceSeriesPath(edition, series.SeriesID),
        Locked: findPriceLock(series.Meat, { visitor }) !== null,
        Demo: series.Demo,
      }),
    })),
  };
}

function findPriceLock(meat: PriceMeat, { visitor }: Pick<SearchWork, 'visitor'>) {
  return findLock(priceModules[meat], visitor);
}

export async function readPriceCard(
  work: SearchWork,
  found: readonly ActiveSeries[],
): Promise<Extract<SearchCard, { Kind: 'price' }> | null> {
  const chosen = found.find(({ day }) => day !== null);
  if (chosen === undefined || chosen.day === null) return null;
  const { series, day } = chosen;
  const { edition } = work.visitor;
  const Locked = findPriceLock(series.Meat, work);
  const row = Locked === null ? await readQuote(work, series, day) : null;
  return {
    Kind: 'price',
    Name: toName(series, edition),
    Note: seriesNote(series, edition === 'cn' ? 'nameCn' : 'nameEn'),
    Path: toPriceSeriesPath(edition, series.SeriesID),
    Demo: series.Demo,
    Date: row?.Date ?? day,
    Low: row?.Low ?? null,
    Mainstream: row?.Mainstream ?? null,
    High: row?.High ?? null,
    Unit: series.Unit,
    ChangePrevious: row?.ChangePrevious ?? null,
    ChangeWeek: row?.ChangeWeek ?? null,
    Locked,
  };
}

export async function readQuote(
  { db, dictionary }: Pick<SearchWork, 'db' | 'dictionary'>,
  series: PriceSeries,
  day: string,
) {
  const { Meat: meat, MarketType: market, OriginCode, CutCode, Storage, Term, Port } = series;
  const filter = {
    origins: [OriginCode],
    cuts: [CutCode],
    specs: [],
    storages: [Storage],
    terms: [Term],
    ports: [Port],
  };
  const question = { filter: { meat, market, ...filter }, day };
  const rows = await listQuotes(db, question, { limit: 50, offset: 0 });
  const row = rows.find(({ id }) => id === series.SeriesID);
  return row === undefined ? null : presentAsQuoted(row, dictionary);
}
