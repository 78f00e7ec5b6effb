import type { Api } from '../client.ts';
import { type QuotedMarket, quotedMarkets } from '../prices/price-codes.ts';
import type { ReleaseRow } from '../trade/calendar.ts';

/*
 * How fresh what each source gives is, put together from the calls that say it: for the data door and for the page beside it.
 */

export interface SourceStatus {
  /** Code for programs: a source of trade figures, `quotas`, `rates`, `quotes-beef`, `benchmarks-…`, `plants-pork`. */
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  /** The last month, day or year with figures. */
  readonly dataTo: string | null;
  /** Day of publication, and the UTC moment at which it was loaded here. */
  readonly publishedOn: string | null;
  readonly loadedAt: string | null;
  /** The next release; null where no calendar has one. */
  readonly next: ReleaseRow | null;
  readonly isDemo: boolean;
}

const revisionKinds = ['quotas', 'rates'] as const;
const revisionNames = { quotas: ['配额', 'Quotas'], rates: ['汇率', 'Exchange rates'] } as const;

const nameTrade = (cn: string, en: string) => ({ nameCn: `进口数据：${cn}`, nameEn: `Imports: ${en}` });

/** Trade figures, quotas and rates: the last loaded publication and the next release, also of sources without data yet. */
async function readTrade(api: Api, isEn: boolean): Promise<readonly SourceStatus[]> {
  const { Rows: releases, List: latest } = await api('GetTradeCalendar', { isEn });
  const nextOf = Map.groupBy(releases, ({ Source }) => Source);
  const findLast = async (Source: (typeof latest)[number]['Source'] | (typeof revisionKinds)[number]) =>
    (await api('GetTradeRevisions', { isEn, Source, Page: 1, PageSize: 1 })).Rows[0];
  const figures = latest.map(async ({ Source, NameCn, NameEn, Demo, PublishedOn, To }): Promise<SourceStatus> => {
    const last = await findLast(Source);
    const own = { code: Source, ...nameTrade(NameCn, NameEn), dataTo: To, publishedOn: PublishedOn };
    return { ...own, loadedAt: last?.LoadedAt ?? null, next: nextOf.get(Source)?.[0] ?? null, isDemo: Demo };
  });
  const awaited = [...nextOf].filter(([source]) => latest.every(({ Source }) => Source !== source));
  const others = awaited.flatMap(([code, [next]]): SourceStatus[] => {
    if (next === undefined) return [];
    const own = { code, ...nameTrade(next.SourceNameCn, next.SourceNameEn), next };
    return [{ ...own, dataTo: null, publishedOn: null, loadedAt: null, isDemo: false }];
  });
  const tables = revisionKinds.map(async (kind): Promise<readonly SourceStatus[]> => {
    const last = await findLast(kind);
    if (last === undefined) return [];
    const [cn, en] = revisionNames[kind];
    const { SourceNameCn, SourceNameEn, PeriodTo, PublishedOn, LoadedAt, Demo } = last;
    const own = {
      code: kind,
      nameCn: `${cn}：${SourceNameCn}`,
      nameEn: `${en}: ${SourceNameEn}`,
      dataTo: PeriodTo,
      publishedOn: PublishedOn,
    };
    return [{ ...own, loadedAt: LoadedAt, next: null, isDemo: Demo }];
  });
  return [...(await Promise.all(figures)), ...others, ...(await Promise.all(tables)).flat()];
}

const meats = ['beef', 'pork'] as const;
type Meat = (typeof meats)[number];
const meatNames = { beef: ['牛肉', 'beef'], pork: ['猪肉', 'pork'] } as const satisfies Record<Meat, readonly string[]>;

function findLatest(texts: readonly (string | null)[]): string | null {
  return (
    texts
      .filter((text) => text !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

async function readQuotes(api: Api, isEn: boolean, meat: Meat): Promise<SourceStatus> {
  const readMarket = async (MarketType: QuotedMarket) =>
    (await api('GetWebPriceDataList', { isEn, Meat: meat, MarketType, Page: 1, PageSize: 1 })).Dict;
  const markets = await Promise.all(quotedMarkets.map(readMarket));
  const updatedAt = findLatest(markets.map(({ UpdatedAt }) => UpdatedAt));
  const [cn, en] = meatNames[meat];
  return {
    code: `quotes-${meat}`,
    nameCn: `${cn}报价`,
    nameEn: `Quotes of ${en}`,
    dataTo: findLatest(markets.map(({ LatestDate }) => LatestDate)),
    publishedOn: null,
    loadedAt: updatedAt === null ? null : new Date(updatedAt).toISOString(),
    next: null,
    isDemo: markets.some(({ Demo }) => Demo),
  };
}

async function readBenchmarks(api: Api, isEn: boolean): Promise<readonly SourceStatus[]> {
  const { List } = await api('GetPriceBenchmarks', { isEn });
  return [...Map.groupBy(List, ({ SourceEn }) => SourceEn)].map(([nameEn, own]) => ({
    code: `benchmarks-${nameEn
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')}`,
    nameCn: `参考价：${own[0]?.SourceCn ?? nameEn}`,
    nameEn: `Benchmarks: ${nameEn}`,
    dataTo: findLatest(own.map(({ To }) => To)),
    publishedOn: null,
    loadedAt: null,
    next: null,
    isDemo: own.some(({ Demo }) => Demo),
  }));
}

async function readPlants(api: Api, isEn: boolean, meat: Meat): Promise<SourceStatus> {
  const { Dict } = await api('GetWebFrontApprovePlant', { isEn, Meat: meat, Page: 1, PageSize: 1 });
  const [cn, en] = meatNames[meat];
  return {
    code: `plants-${meat}`,
    nameCn: `${cn}在册工厂`,
    nameEn: `Approved plants, ${en}`,
    dataTo: Dict.AsOf,
    publishedOn: Dict.UpdatedOn,
    loadedAt: null,
    next: null,
    isDemo: Dict.Demo,
  };
}

export async function readSourceStatus(api: Api, isEn: boolean): Promise<readonly SourceStatus[]> {
  const parts = await Promise.all([
    readTrade(api, isEn),
    Promise.all(meats.map((meat) => readQuotes(api, isEn, meat))),
    readBenchmarks(api, isEn),
    Promise.all(meats.map((meat) => readPlants(api, isEn, meat))),
  ]);
  return parts.flat();
}
