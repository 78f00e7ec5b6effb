import { printPeriod } from '@btc/contract/figures/print-period.ts';
import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { FrozenFigures, ReportFigure } from '@btc/contract/prices/market-report.ts';
import { carriedNames, isCarried } from '@btc/contract/prices/carried-level.ts';
import { indexKinds } from '@btc/contract/prices/price-codes.ts';
import { minSurveyAnswers } from '@btc/contract/prices/week-codes.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { findQuotaUse, type QuotaUse } from '@btc/contract/safeguard/quota-use.ts';
import { describeRuling } from '@btc/contract/safeguard/ruling-words.ts';
import { ruleSafeguard, type SafeguardRuling } from '@btc/contract/safeguard/ruling.ts';
import { addDays } from '@btc/contract/time.ts';
import { findPlantStatus } from '@btc/reference/plants/plant-statuses.ts';
import { shanghaiDay, shanghaiMidnight } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import type { CountedQuotas, Safeguard } from '#safeguard/face.ts';
import { priceNear, findUsd } from '../live-cattle/live-cattle.present.ts';
import { listPrices } from '../live-cattle/live-cattle.queries.ts';
import { cutNames, type Names, originNames, portNames } from '../series/price-names.ts';
import { changed, figure } from './report-figure.ts';
import type { ListReleases, ReportSources, ReportWeek } from './report-week.ts';
import {
  listRates,
  listWeekIndices,
  listWeekNews,
  listWeekPlantEvents,
  listWeekQuotes,
  listWeekSurvey,
  type WeekQuote,
} from './week-figures.queries.ts';

const usdPerTonne: Names = { cn: '美元/吨', en: 'USD/t' };
const cnyPerKg: Names = { cn: '元/公斤', en: 'CNY/kg' };

function joined(one: Names, other: Names): Names {
  return { cn: `${one.cn}${other.cn}`, en: `${one.en}, ${lowerFirst(other.en)}` };
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function quoteFigure(quote: WeekQuote, dictionary: Dictionary): ReportFigure {
  const decimals = quote.unit === 'USD/t' ? 0 : 2;
  const port = portNames(dictionary, quote.port);
  return figure({
    name: joined(originNames(quote.origin), cutNames(dictionary, quote.cut)),
    unit: quote.unit === 'USD/t' ? usdPerTonne : cnyPerKg,
    ...changed(Number(quote.mainstream), quote.before === null ? null : Number(quote.before), decimals),
    Low: roundTo(Number(quote.low), decimals),
    High: roundTo(Number(quote.high), decimals),
    Date: quote.day,
    NoteCn: `${port.cn} ${quote.term}`,
    NoteEn: `${port.en}, ${quote.term}`,
    Trend: quote.trend.map((price) => roundTo(Number(price), decimals)),
  });
}

type IndexOfWeek = Awaited<ReturnType<typeof listWeekIndices>>[number];

/** Notes beside a level: carried or not, weights left out, and the over-quota value of the spread. */
function indexNotes(row: IndexOfWeek): Pick<ReportFigure, 'NoteCn' | 'NoteEn'> {
  const over = row.level_over === null ? null : Number(row.level_over).toFixed(2).replace('-', '−');
  const left = row.coverage === null ? 0 : roundTo((1 - Number(row.coverage)) * 100, 1);
  const notes: readonly Names[] = [
    ...(isCarried({ Quoted: row.quoted, Carried: row.carried }) ? [carriedNames] : []),
    ...(left > 0
      ? [{ cn: `未含无价部位，占权重${left}%`, en: `cells without a price left out, ${left}% of the weights` }]
      : []),
    ...(over === null
      ? []
      : [
          {
            cn: `按配额内税率计算；按超配额税率为${over}元/公斤`,
            en: `at the in-quota duty; over the quotas ${over} CNY/kg`,
          },
        ]),
  ];
  if (notes.length === 0) return { NoteCn: null, NoteEn: null };
  return { NoteCn: notes.map(({ cn }) => cn).join('；'), NoteEn: notes.map(({ en }) => en).join('; ') };
}

async function indexFigures(db: Db, week: ReportWeek): Promise<ReportFigure[]> {
  const rows = await listWeekIndices(db, week);
  return indexKinds.flatMap(({ code, nameCn, nameEn }) => {
    const row = rows.find(({ kind }) => kind === code);
    if (row === undefined || row.level === null) return [];
    const isStill = isCarried({ Quoted: row.quoted, Carried: row.carried });
    const before = row.before === null || isStill ? null : Number(row.before);
    const isSpread = code === 'spread';
    const parts = changed(Number(row.level), before, 2);
    return figure({
      name: { cn: `牛肉${nameCn}`, en: `Beef, ${lowerFirst(nameEn)}` },
      ...(isSpread ? { unit: cnyPerKg } : {}),
      ...parts,
      ...indexNotes(row),
      // A spread may pass through zero: per cent of it says nothing.
      ...(isSpread ? { ChangePercent: null } : {}),
      Date: week.end,
    });
  });
}

/** Start and exclusive end of the week by Shanghai time. */
function toMoments(week: ReportWeek) {
  return { from: shanghaiMidnight(week.start), to: shanghaiMidnight(addDays(week.last, 1)) };
}

async function newsFigures(db: Db, week: ReportWeek): Promise<ReportFigure[]> {
  const rows = await listWeekNews(db, toMoments(week));
  return rows.map((row) =>
    figure({
      name: { cn: row.title_cn, en: row.title_en },
      Date: row.published_at === null ? null : shanghaiDay(row.published_at),
    }),
  );
}

async function plantFigures(db: Db, week: ReportWeek): Promise<ReportFigure[]> {
  const rows = await listWeekPlantEvents(db, week);
  return rows.map(({ origin, status, plants }) => {
    const names = originNames(origin);
    const event = findPlantStatus(status);
    return figure({
      name: {
        cn: `${names.cn}：${event?.nameCn ?? status}`,
        en: `${names.en}: ${lowerFirst(event?.nameEn ?? status)}`,
      },
      unit: { cn: '家', en: 'plants' },
      Value: plants,
    });
  });
}

/** The day of the announcement: no quota was known before. */
const quotasKnownFrom = '2025-12-31';

/** What is known of the use of each quota at the end of the week, and which duty applied on its Friday. */
async function quotaFigures(week: ReportWeek, { read }: Safeguard): Promise<ReportFigure[]> {
  if (week.end < quotasKnownFrom) return [];
  const known = await read(week.last);
  const { measure } = known.record;
  const day = week.end < measure.from ? measure.from : week.end;
  const year = Number(day.slice(0, 4));
  return measure.quotas
    .filter((quota) => quota.year === year)
    .map(({ line, tonnes }) => {
      const use = findQuotaUse(known.record, { line, year }).last;
      const ruling = ruleSafeguard({ goods: '0202', origin: line, declaredOn: day }, known.record);
      const quota = { line, year, quota: Math.round(tonnes) };
      return use === null ? quotaFigure(quota) : useFigure(quota, { use, ruling, counted: known.counted });
    });
}

const tonneNames: Names = { cn: '吨', en: 't' };

interface QuotaOfYear {
  readonly line: string;
  readonly year: number;
  readonly quota: number;
}

function quotaFigure({ line, year, quota }: QuotaOfYear): ReportFigure {
  const names = originNames(line);
  return figure({
    name: { cn: `${names.cn}（${year}年配额）`, en: `${names.en}, quota of ${year}` },
    unit: tonneNames,
    Value: quota,
  });
}

interface Used {
  readonly use: QuotaUse;
  readonly ruling: SafeguardRuling;
  readonly counted: CountedQuotas | null;
}

/** Source and date of a count: notices count to a day, customs to the end of a month. */
function countedBy({ use, counted }: Pick<Used, 'use' | 'counted'>): Names {
  if (use.restsOn === 'notice') {
    return { cn: `${printPeriod(use.day, 'cn')}正式公告`, en: `official notice of ${printPeriod(use.day, 'en')}` };
  }
  const { sourceCn = '', sourceEn = '' } = counted ?? {};
  const month = use.day.slice(0, 7);
  return { cn: `截至${printPeriod(month, 'cn')}；${sourceCn}`, en: `to ${printPeriod(month, 'en')}; ${sourceEn}` };
}

function useFigure({ line, year, quota }: QuotaOfYear, used: Used): ReportFigure {
  const names = originNames(line);
  const by = countedBy(used);
  const percent = used.use.percent.toFixed(1);
  const amount = quota.toLocaleString('en-US');
  // Where the quota is, or may be, full, the rule stands beside the count.
  const isOpen = used.ruling.isOpen;
  return figure({
    name: { cn: `${names.cn}（${year}年配额已用）`, en: `${names.en}, used of the quota of ${year}` },
    unit: tonneNames,
    Value: Math.round(used.use.tonnes),
    NoteCn: `配额${amount}吨，已用${percent}%，${by.cn}${isOpen ? `。${describeRuling(used.ruling, 'cn')}` : ''}`,
    NoteEn: `${percent}% of ${amount} t, ${by.en}${isOpen ? `. ${describeRuling(used.ruling, 'en')}` : ''}`,
  });
}

async function cattleFigures(db: Db, week: ReportWeek): Promise<ReportFigure[]> {
  const rows = await listPrices(db, { from: addDays(week.start, -14), to: week.last });
  return [...Map.groupBy(rows, ({ series }) => series)].flatMap(([code, own]) => {
    const series = findLiveCattle(code);
    const last = own.at(-1);
    if (series === undefined || last === undefined || last.day < week.start) return [];
    const usd = findUsd(series, last);
    if (usd === null) return [];
    const earlier = priceNear(own, addDays(last.day, -7));
    const before = earlier === undefined ? null : findUsd(series, earlier);
    return figure({
      name: { cn: series.nameCn, en: `${series.regionEn}: ${series.nameEn}` },
      unit: { cn: '美元/公斤胴体', en: 'USD/kg carcase' },
      ...changed(usd, before, 2),
      Date: last.day,
      NoteCn: '涨跌按美元计',
      NoteEn: 'change in USD',
    });
  });
}

const currencyNames: Readonly<Record<string, Names>> = {
  USD: { cn: '美元', en: 'US dollar' },
  BRL: { cn: '巴西雷亚尔', en: 'Brazilian real' },
  ARS: { cn: '阿根廷比索', en: 'Argentine peso' },
  AUD: { cn: '澳元', en: 'Australian dollar' },
  NZD: { cn: '新西兰元', en: 'New Zealand dollar' },
  EUR: { cn: '欧元', en: 'Euro' },
  GBP: { cn: '英镑', en: 'Pound sterling' },
};

async function rateFigures(db: Db, week: ReportWeek): Promise<ReportFigure[]> {
  const [now, before] = await Promise.all([
    listRates(db, week.start, week.last),
    listRates(db, week.beforeStart, week.beforeLast),
  ]);
  return now.flatMap((row) => {
    const name = currencyNames[row.currency];
    if (name === undefined) return [];
    const earlier = before.find(({ currency }) => currency === row.currency);
    return figure({
      name,
      unit: { cn: '元人民币', en: 'CNY' },
      ...changed(Number(row.cny_per_unit), earlier === undefined ? null : Number(earlier.cny_per_unit), 4),
      Date: row.day,
    });
  });
}

async function surveyFigures(db: Db, week: ReportWeek, dictionary: Dictionary): Promise<ReportFigure[]> {
  const rows = await listWeekSurvey(db, toMoments(week));
  return rows
    .filter(({ answers }) => answers >= minSurveyAnswers)
    .map(({ origin, cut, horizon_weeks: weeks, answers, up, flat }) => {
      const name = joined(originNames(origin), cutNames(dictionary, cut));
      return figure({
        name: { cn: `${name.cn}，未来${weeks}周`, en: `${name.en}, next ${weeks} weeks` },
        unit: { cn: '扩散指数', en: 'diffusion index' },
        Decimals: 1,
        Value: roundTo(((up + flat / 2) / answers) * 100, 1),
        NoteCn: `${answers}人作答`,
        NoteEn: `${answers} answers`,
      });
    });
}

async function calendarFigures(listReleases: ListReleases, week: ReportWeek): Promise<ReportFigure[]> {
  const [from, to] = [addDays(week.start, 7), addDays(week.last, 7)];
  const releases = await listReleases(week.end);
  return releases
    .filter(({ Date: date }) => date.length === 10 && date >= from && date <= to)
    .map(({ Date: date, TitleCn, TitleEn }) => figure({ name: { cn: TitleCn, en: TitleEn }, Date: date }));
}

export async function gatherFigures(
  db: Db,
  week: ReportWeek,
  { releases, safeguard }: ReportSources,
): Promise<Required<FrozenFigures>> {
  const dictionary = await openDictionary(db);
  const [summary, forward, spot, customs, plants, quota, liveCattle, fx, survey, calendar] = await Promise.all([
    indexFigures(db, week),
    listWeekQuotes(db, 'forward', week).then((rows) => rows.map((row) => quoteFigure(row, dictionary))),
    listWeekQuotes(db, 'spot', week).then((rows) => rows.map((row) => quoteFigure(row, dictionary))),
    newsFigures(db, week),
    plantFigures(db, week),
    quotaFigures(week, safeguard),
    cattleFigures(db, week),
    rateFigures(db, week),
    surveyFigures(db, week, dictionary),
    calendarFigures(releases, week),
  ]);
  return { summary, forward, spot, customs, plants, quota, liveCattle, fx, survey, calendar };
}
