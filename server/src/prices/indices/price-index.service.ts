import { isCarried } from '@btc/contract/prices/carried-level.ts';
import { type IndexKind, indexKinds, type PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { getWebBeefPriceDataIndex, getWebPriceDataIndex } from '@btc/contract/prices/indices.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { addDays } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { ruleSafeguard } from '@btc/contract/safeguard/ruling.ts';
import { withholdProjection } from '@btc/contract/safeguard/withheld-ruling.ts';
import type { Reader } from '#platform/api/reader.ts';
import { findPortalDay } from '#platform/clock/portal-day.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { presentRuling } from '#safeguard/face.ts';
import type { PriceDeps } from '../price-deps.ts';
import { listMarketDays } from '../quotes/quote-list.queries.ts';
import { meatGoods, originNames, originIndex, priceCut } from '../series/price-names.ts';
import { openWindow } from '../week.ts';
import { carryWeeks, minQuotes, toWeekYear } from './chain.ts';
import { listIndexOrigins, listPoints, listWeights, type PointRow } from './price-index.queries.ts';

type Question = InputOf<typeof getWebBeefPriceDataIndex>;
type Answer = OutputOf<typeof getWebBeefPriceDataIndex>;
type Levels = Omit<Answer, 'Dict'> & { readonly Dict: Omit<Answer['Dict'], 'Open'> };
type Overview = OutputOf<typeof getWebPriceDataIndex>;

const meatNames = { beef: { cn: '牛肉', en: 'Beef' }, pork: { cn: '猪肉', en: 'Pork' } } as const;

function presentName(meat: PriceMeat, kind: IndexKind, origin: string): Answer['Row'] {
  const names = indexKinds.find(({ code }) => code === kind);
  const { cn, en } = meatNames[meat];
  const from = origin === '' ? { cn: '', en: '' } : originNames(origin);
  const kindEn = (names?.nameEn ?? kind).toLowerCase();
  return {
    Meat: meat,
    Kind: kind,
    Origin: origin,
    NameCn: `${from.cn}${cn}${names?.nameCn ?? kind}`,
    NameEn: origin === '' ? `${en} ${kindEn}` : `${from.en} ${en.toLowerCase()} ${kindEn}`,
    Unit: kind === 'spread' ? 'CNY/kg' : 'points',
  };
}

/** Levels with w/w, 4-week and y/y changes (CNY/kg for the spread, which may be zero); no changes in carried weeks. */
export function presentPoints(points: readonly PointRow[], kind: IndexKind): Answer['Rows'] {
  const levels = new Map(points.map(({ week, level }) => [week, level]));
  const change = (week: string, weeksBefore: number) => {
    const now = levels.get(week) ?? null;
    const before = levels.get(addDays(week, -7 * weeksBefore)) ?? null;
    if (now === null || before === null) return null;
    return kind === 'spread' ? roundTo(now - before, 2) : roundTo((now / before - 1) * 100, 2);
  };
  const noChange = { Wow: null, Mom: null, Yoy: null };
  return points.map(({ week, level, levelOver, quoted, carried, coverage }) => ({
    Date: week,
    Level: level === null ? null : roundTo(level, 2),
    LevelOver: levelOver === null ? null : roundTo(levelOver, 2),
    ...(isCarried({ Quoted: quoted, Carried: carried })
      ? noChange
      : { Wow: change(week, 1), Mom: change(week, 4), Yoy: change(week, 52) }),
    Quoted: quoted,
    Carried: carried,
    Coverage: coverage === null ? null : roundTo(coverage * 100, 1),
  }));
}

async function presentMethod(db: Db, meat: PriceMeat, base: string, week: string): Promise<Answer['Dict']['Method']> {
  const [weights, dictionary] = await Promise.all([listWeights(db, meat), openDictionary(db)]);
  const year = weights.findLast((row) => row.year <= toWeekYear(week))?.year ?? null;
  const used = weights.filter((row) => row.year === year);
  const [first] = used;
  return {
    Base: base,
    MinQuotes: minQuotes,
    CarryWeeks: carryWeeks,
    WeightYear: year,
    VolumeYear: first?.volume_year ?? null,
    WeightSourceCn: first?.source_cn ?? '没有进口量数据，各部位权数相同',
    WeightSourceEn: first?.source_en ?? 'No volumes are known: all cells count alike',
    Weights: used.map(({ origin, cut, share }) => {
      const [from, what] = [originNames(origin), priceCut(dictionary, meat, cut)];
      return {
        Origin: origin,
        OriginCn: from.cn,
        OriginEn: from.en,
        Cut: cut,
        CutCn: what.cn,
        CutEn: what.en,
        Share: roundTo(Number(share) * 100, 2),
      };
    }),
  };
}

/** One index over time, with its method. */
export async function readIndex(db: Db, meat: PriceMeat, question: Question): Promise<Levels> {
  const { Kind: kind, Origin: origin } = question;
  if (kind === 'spread' && origin !== '') throw new ApiError(1009);
  const [points, origins, markets] = await Promise.all([
    listPoints(db, { meat, kind, origin }),
    listIndexOrigins(db, meat, kind),
    listMarketDays(db, meat),
  ]);
  if (origin !== '' && points.length === 0) throw new ApiError(1009);
  const [first, last] = [points[0]?.week ?? null, points.at(-1)?.week ?? null];
  const { from, to, period } = openWindow(question, last);
  const rows = presentPoints(points, kind).filter(
    ({ Date: week }) => (from === null || week >= from) && (to === null || week <= to),
  );
  const name = presentName(meat, kind, origin);
  return {
    Row: name,
    Rows: rows,
    Total: rows.length,
    Dates: rows.map(({ Date: week }) => week),
    Datas: [
      {
        Code: `${meat}-${kind}${origin === '' ? '' : `-${origin}`}`,
        NameCn: name.NameCn,
        NameEn: name.NameEn,
        Unit: name.Unit,
        Values: rows.map(({ Level }) => Level),
      },
    ],
    Dict: {
      From: first,
      To: last,
      Period: period,
      Origins: origins
        .toSorted((a, b) => originIndex(a) - originIndex(b))
        .map((code) => ({ Code: code, NameCn: originNames(code).cn, NameEn: originNames(code).en })),
      Method: await presentMethod(db, meat, findBaseWeek(points), last ?? question.EndDate),
      Demo: markets.some(({ is_demo: isDemo }) => isDemo),
    },
  };
}

export async function readIndexWithQuotas(
  deps: Pick<PriceDeps, 'db' | 'safeguard'>,
  meat: PriceMeat,
  { today, ...question }: Question & Pick<Reader, 'today'>,
): Promise<Answer> {
  const levels = await readIndex(deps.db, meat, question);
  const { Kind: kind } = levels.Row;
  const open = kind === 'spread' && levels.Dict.To !== null ? await listOpen(deps, meat, today) : [];
  return { ...levels, Dict: { ...levels.Dict, Open: open } };
}

/** Origins whose quota is, or may be, full today: both spread values matter for them. */
async function listOpen(
  { db, safeguard }: Pick<PriceDeps, 'db' | 'safeguard'>,
  meat: PriceMeat,
  today: string,
): Promise<Answer['Dict']['Open']> {
  const [origins, { record }, { day }] = await Promise.all([
    listIndexOrigins(db, meat, 'forward'),
    safeguard.read(),
    findPortalDay(db, today),
  ]);
  return origins
    .toSorted((a, b) => originIndex(a) - originIndex(b))
    .map((origin) => ({
      origin,
      ruling: ruleSafeguard({ goods: meatGoods(meat), origin, declaredOn: day }, record),
    }))
    .filter(({ ruling }) => ruling.isOpen)
    .map(({ origin, ruling }) => {
      const { cn, en } = originNames(origin);
      // Everybody reads the indices, and the projection's days are for members.
      const shown = withholdProjection(ruling, { record, today: day });
      return { Code: origin, NameCn: cn, NameEn: en, Ruling: presentRuling(shown) };
    });
}

/** The week whose level is 100. */
function findBaseWeek(points: readonly PointRow[]): string {
  return points.find(({ level }) => level !== null && Math.abs(level - 100) < 1e-9)?.week ?? points[0]?.week ?? '';
}

const trendWeeks = 53;

export async function readIndexOverview(db: Db, meat: readonly PriceMeat[]): Promise<Overview> {
  const each = await Promise.all(
    meat.map(async (one) => ({
      one,
      points: await listPoints(db, { meat: one }),
      days: await listMarketDays(db, one),
    })),
  );
  const rows = each.flatMap(({ one, points }) =>
    indexKinds.flatMap(({ code: kind }) => {
      const byOrigin = Map.groupBy(
        points.filter((point) => point.kind === kind),
        ({ origin }) => origin,
      );
      const origins = [...byOrigin].toSorted(([a], [b]) => findPosition(a) - findPosition(b));
      return origins.flatMap(([origin, own]) => {
        const presented = presentPoints(own, kind);
        const latest = presented.findLast(({ Level }) => Level !== null);
        if (latest === undefined) return [];
        const trend = presented.slice(-trendWeeks).map(({ Date: week, Level }) => ({ Date: week, Level }));
        return [{ ...presentName(one, kind, origin), ...latest, Trend: trend }];
      });
    }),
  );
  return {
    Rows: rows,
    Total: rows.length,
    Dict: { Demo: each.some(({ days }) => days.some(({ is_demo: isDemo }) => isDemo)) },
  };
}

function findPosition(origin: string): number {
  return origin === '' ? -1 : originIndex(origin);
}
