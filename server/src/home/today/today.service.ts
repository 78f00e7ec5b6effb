import { isCarried } from '@btc/contract/prices/carried-level.ts';
import {
  maxTodayQuotas,
  type FreePrice,
  type Today,
  type TodayCattle,
  type TodayIndex,
  type TodayMonth,
  type TodayQuota,
} from '@btc/contract/home/today.ts';
import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { type PriceMeat, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { addDays } from '@btc/contract/time.ts';
import { toLatestMonth } from '@btc/contract/trade/latest-month.ts';
import { dataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { openDictionary } from '#dictionary/face.ts';
import { findUseSource, toShownDuty } from '#safeguard/face.ts';
import { findPortalDay } from '#platform/clock/portal-day.ts';
import type { Db } from '#platform/db/db.ts';
import { countEvents, openBoard } from '#plants/face.ts';
import { listFreeSeries, readCattleWeek, readIndexOverview, readNotes } from '#prices/face.ts';
import {
  createNameResolver,
  createViewService,
  type FactsStore,
  findReleases,
  presentChart,
  readQuotaDesk,
  toViewAccess,
} from '#trade/face.ts';
import { loadActiveSeries, readQuote, type SearchDeps, type SearchWork } from '#search/face.ts';

export interface TodayDeps extends SearchDeps {
  readonly facts: FactsStore;
}

/** Read as a signed-out reader sees it. */
export type TodayWork = Omit<SearchWork, 'dictionary'> & TodayDeps;

interface Part<Value> {
  readonly value: Value;
  readonly isDemo: boolean;
}

async function readLargestQuotas({ db, safeguard, visitor }: TodayWork): Promise<Part<TodayQuota[]>> {
  const { Rows, Dict } = await readQuotaDesk({ db, safeguard }, visitor);
  const lines = Rows.flatMap((line) => {
    const Duty = toShownDuty(line);
    return Duty === null || line.Code === 'OTH' ? [] : [{ ...line, Duty }];
  });
  const largest = lines.toSorted((one, other) => other.Quota - one.Quota).slice(0, maxTodayQuotas);
  return {
    isDemo: Dict.Demo,
    value: largest.map((line) => {
      const { Code, NameCn, NameEn, Quota, UsedPercent, Counts, Duty } = line;
      const source = findUseSource(line);
      return {
        Code,
        NameCn,
        NameEn,
        Quota,
        UsedPercent,
        UsedOn: Counts?.Last?.Day ?? null,
        SourceCn: source?.cn ?? null,
        SourceEn: source?.en ?? null,
        Duty,
      };
    }),
  };
}

/** Latest mainstream price of each free series, as in the price list. */
export async function readFreePrices(work: SearchWork): Promise<FreePrice[]> {
  const [ids, active] = await Promise.all([listFreeSeries(work.db), loadActiveSeries(work)]);
  const rows = ids.map(async (id) => {
    const found = active.find(({ series }) => series.SeriesID === id);
    const row = found?.day ? await readQuote(work, found.series, found.day) : null;
    if (found === undefined || row === null || row.Mainstream === null) return [];
    return [{ ...found.series, Date: row.Date, Mainstream: row.Mainstream, ChangePrevious: row.ChangePrevious }];
  });
  return (await Promise.all(rows)).flat();
}

async function readIndices(db: Db): Promise<Part<TodayIndex[]>> {
  const { Rows, Dict } = await readIndexOverview(db, priceMeats);
  const value = Rows.flatMap((row): TodayIndex[] => {
    const { Meat, Kind, Origin, Level, Wow: Change, Date: week } = row;
    if (Kind === 'spread' || Origin !== '' || Level === null) return [];
    return [{ Meat, Kind, Level, Change, Carried: isCarried(row), Date: week }];
  });
  return { value, isDemo: Dict.Demo };
}

async function readCattle(db: Db, today: string): Promise<Part<TodayCattle[]>> {
  const rows = await readCattleWeek(db, today, false);
  const value = rows.flatMap(({ Code, UsdPerKg, WoW: Change, Date: day }) => {
    const series = findLiveCattle(Code);
    if (series === undefined || UsdPerKg === null) return [];
    return [{ Code, NameCn: series.regionCn, NameEn: series.regionEn, UsdPerKg, Change, Date: day }];
  });
  return { value, isDemo: rows.some(({ Demo }) => Demo) };
}

async function readMonth({ visitor, cache, ...deps }: TodayWork, meat: PriceMeat): Promise<Part<TodayMonth | null>> {
  const input = dataQuestion.parse({ isEn: visitor.edition === 'en', IsFirst: true });
  const view = getView(`${meat}-one`);
  const access = toViewAccess(view.module, visitor);
  const answer = await createViewService(deps)(view, 'chart', { input, access, cache, isTrialItem: false });
  const found = toLatestMonth(await presentChart(answer, createNameResolver(deps, answer)));
  if (found === null) return { value: null, isDemo: false };
  const { period: Month, volume: Tonnes, yoy: OnYear, mom: OnMonth, source } = found;
  return {
    value: { Meat: meat, Month, Tonnes, OnYear, OnMonth, SourceCn: source.cn, SourceEn: source.en },
    isDemo: found.demo,
  };
}

/** Days shown, today included. */
const plantDays = 7;

async function readPlantChanges({ db, visitor }: TodayWork, today: string): Promise<Part<Today['Plants']>> {
  const span = { StartDate: addDays(today, 1 - plantDays), EndDate: today };
  const [beef, pork] = await Promise.all(
    (['beef', 'pork'] as const).map(async (meat) => {
      const { filter, dict } = await openBoard(db, { Meat: meat, Origin: '', ...span }, visitor);
      return { value: await countEvents(db, filter), isDemo: dict.Demo };
    }),
  );
  const value = { From: span.StartDate, To: span.EndDate, Beef: beef?.value ?? 0, Pork: pork?.value ?? 0 };
  return { value, isDemo: [beef, pork].some((part) => part?.isDemo) };
}

export async function readToday(work: TodayWork): Promise<Today> {
  const { db, visitor } = work;
  const [dictionary, today] = await Promise.all([openDictionary(db), findPortalDay(db, visitor.today)]);
  const ofEach = <Result>(read: (meat: PriceMeat) => Promise<Result>) => Promise.all(priceMeats.map(read));
  const [quotas, prices, notes, indices, cattle, imports, plants, releases] = await Promise.all([
    readLargestQuotas(work),
    readFreePrices({ ...work, dictionary }),
    ofEach((meat) => readNotes(db, meat, visitor)),
    readIndices(db),
    readCattle(db, today.day),
    ofEach((meat) => readMonth(work, meat)),
    readPlantChanges(work, today.day),
    findReleases(db, visitor.today),
  ]);
  const parts = [quotas, indices, cattle, ...imports, plants];
  return {
    Today: today.day,
    Quotas: quotas.value,
    Prices: prices,
    Notes: notes.flatMap(([latest]) => latest ?? []),
    Indices: indices.value,
    Cattle: cattle.value,
    Months: imports.flatMap(({ value }) => value ?? []),
    Plants: plants.value,
    Release: releases.find(({ Days }) => Days !== null) ?? null,
    Demo: parts.some(({ isDemo }) => isDemo) || prices.some(({ Demo }) => Demo),
  };
}
