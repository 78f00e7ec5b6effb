import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import type { RevisedFigure, RevisionRow } from '@btc/contract/trade/revisions.ts';
import { tradeOperations as contract } from '@btc/contract/trade/trade.operations.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import type { NoticeField } from '@btc/contract/safeguard/safeguard-fields.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Api } from '@btc/contract/client.ts';
import { ask, type DataSet, dataSet } from '#platform/data/data-set.ts';
import {
  aside,
  dimension,
  type GapKind,
  mark,
  measure,
  findSpan,
  noteSource,
  said,
} from '#platform/data/data-table.ts';
import { listSources } from '#platform/data/list-sources.ts';
import { sayOtherDuty, sayRuling } from '#safeguard/duty-about.ts';
import { findUseSource } from '#safeguard/use-source.ts';
import { type Given, readAllPages } from '#platform/export/file-route.ts';
import { readDue } from './due-release.ts';

const forPrograms = { shownTo: 'programs' } as const;
const ours = { cn: 'Beef to China', en: 'Beef to China' };

interface DueRelease extends ReleaseRow {
  /** Its day has passed, and its figures are not loaded. */
  readonly isOverdue: boolean;
}

const calendar = dataSet<DueRelease>(
  'release-calendar',
  {
    title: ['数据发布日历', 'Release calendar'],
    lead: [
      '今年余下时间和明年各数据源的发布安排；发布日已过而尚未入库的排在最前。',
      'The releases of each source for the rest of this year and the next; first those whose day has passed and that are not loaded.',
    ],
    columns: [
      dimension('date', ['日期', 'Date'], ({ Date: day }) => day),
      dimension('kind', ['种类', 'Kind'], ({ Kind }) => Kind, 'title'),
      said('title', ['名称', 'Title'], (row, edition) => (edition === 'en' ? row.TitleEn : row.TitleCn)),
      said('source', ['数据源', 'Source'], ({ Source }) => Source),
      said('source_name', ['数据源名称', 'Source, name'], (row, edition) =>
        edition === 'en' ? row.SourceNameEn : row.SourceNameCn,
      ),
      said('period_from', ['数据自', 'Figures from'], ({ PeriodFrom }) => PeriodFrom),
      said('period_to', ['数据至', 'Figures to'], ({ PeriodTo }) => PeriodTo),
      mark('expected', ['按规律推算', 'Expected by rule'], ({ Expected }) => Expected),
      mark('overdue', ['逾期未入库', 'Overdue'], ({ isOverdue }) => isOverdue),
    ],
  },
  async (api, fields) => {
    const { Rows, Dict } = await api('GetTradeCalendar', ask(contract.GetTradeCalendar, fields));
    const due = (rows: readonly ReleaseRow[], isOverdue: boolean) => rows.map((row) => ({ ...row, isOverdue }));
    return { rows: [...due(Dict.Overdue, true), ...due(Rows, false)], notes: noteSource(ours) };
  },
);

const releases = dataSet<RevisionRow>(
  'releases',
  {
    title: ['发布与修订记录', 'Releases and revisions'],
    lead: [
      '每次入库的发布：涵盖的时期、数量和与此前的差别。',
      'Each publication that was loaded: what it covers, and what it changed.',
    ],
    columns: [
      dimension('publication', ['发布编号', 'Publication'], ({ Id }) => Id),
      said('kind', ['种类', 'Kind'], ({ Kind }) => Kind),
      said('source', ['数据源', 'Source'], ({ Source }) => Source),
      said('source_name', ['数据源名称', 'Source, name'], (row, edition) =>
        edition === 'en' ? row.SourceNameEn : row.SourceNameCn,
      ),
      said('period_from', ['数据自', 'Figures from'], ({ PeriodFrom }) => PeriodFrom),
      said('period_to', ['数据至', 'Figures to'], ({ PeriodTo }) => PeriodTo),
      said('published_on', ['发布日期', 'Published on'], ({ PublishedOn }) => PublishedOn),
      said('loaded_at', ['入库时间', 'Loaded at'], ({ LoadedAt }) => LoadedAt),
      measure('facts', ['记录数', 'Facts'], '', ({ Facts }) => Facts),
      aside('revised', ['修订的数', 'Figures revised'], '', ({ Revised }) => Revised),
      mark('current', ['现行', 'Current'], ({ Current }) => Current),
    ],
  },
  async (api, fields) => {
    const question = ask(contract.GetTradeRevisions, fields);
    const { Rows } = await readAllPages((Page) => api('GetTradeRevisions', { ...question, Page, PageSize: 200 }));
    return {
      rows: Rows,
      notes: noteSource(ours, {
        isDemo: Rows.some(({ Demo }) => Demo),
        span: findSpan(Rows.map(({ PublishedOn }) => PublishedOn)),
      }),
    };
  },
);

const gap = ({ Locked }: RevisedFigure): GapKind => (Locked ? 'locked' : 'notPublished');

const revised = dataSet<RevisedFigure>(
  'revised-figures',
  {
    title: ['修订的数据', 'Revised figures'],
    lead: [
      '发布后被修订的数：时期、产地、商品，修订前后。',
      'Figures that were published and are others now: period, origin, goods, before and after.',
    ],
    module: 'Data',
    columns: [
      dimension('publication', ['发布编号', 'Publication'], ({ RevisionID }) => RevisionID),
      dimension('period', ['时期', 'Period'], ({ Period }) => Period),
      dimension('origin', ['产地', 'Origin'], ({ Code }) => Code, 'origin_name'),
      said('origin_name', ['产地名称', 'Origin, name'], (row, edition) => nameIn(edition, row)),
      dimension('goods', ['商品', 'Goods'], ({ GroupCode }) => GroupCode, 'goods_name'),
      said('goods_name', ['商品名称', 'Goods, name'], (row, edition) => (edition === 'en' ? row.GroupEn : row.GroupCn)),
      said('source', ['数据源', 'Source'], ({ Source }) => Source),
      said('published_on', ['发布日期', 'Published on'], ({ PublishedOn }) => PublishedOn),
      {
        ...measure('volume_before', ['修订前数量', 'Volume before'], 't', ({ Before }: RevisedFigure) => Before.Tonnes),
        gap,
      },
      {
        ...measure('volume_after', ['修订后数量', 'Volume after'], 't', ({ After }: RevisedFigure) => After.Tonnes),
        gap,
      },
      {
        ...measure('usd_before', ['修订前金额', 'Value before'], 'USD', ({ Before }: RevisedFigure) => Before.ValueUsd),
        gap,
      },
      {
        ...measure('usd_after', ['修订后金额', 'Value after'], 'USD', ({ After }: RevisedFigure) => After.ValueUsd),
        gap,
      },
      {
        ...measure('cny_before', ['修订前金额', 'Value before'], 'CNY', ({ Before }: RevisedFigure) => Before.ValueCny),
        gap,
      },
      {
        ...measure('cny_after', ['修订后金额', 'Value after'], 'CNY', ({ After }: RevisedFigure) => After.ValueCny),
        gap,
      },
      aside('percent', ['变化', 'Change'], '%', ({ Percent }) => Percent),
    ],
  },
  async (api, fields) => {
    const question = ask(contract.GetRevisedFigures, fields);
    const { Rows } = await readAllPages((Page) => api('GetRevisedFigures', { ...question, Page, PageSize: 200 }));
    return {
      rows: Rows,
      notes: noteSource(ours, { span: findSpan(Rows.map(({ PublishedOn }) => PublishedOn)) }),
    };
  },
);

/** What stands under the use of the quotas. */
export function toQuotaNotes({ Rows, Dict }: Pick<OutputOf<typeof contract.GetQuotaDesk>, 'Rows' | 'Dict'>) {
  const own = Rows.filter(({ Code }) => Code !== totalCode);
  const amount = { cn: own[0]?.SourceCn ?? ours.cn, en: own[0]?.SourceEn ?? ours.en };
  const used = own.map(findUseSource).find((found) => found !== null);
  // Who announced the quotas did not count their use.
  const source =
    used === undefined
      ? amount
      : { cn: `配额：${amount.cn}；用量：${used.cn}`, en: `Quotas: ${amount.en}; use: ${used.en}` };
  const locked = Dict.Locked === null ? null : { module: Dict.Locked.Module, reason: Dict.Locked.Reason, before: null };
  const span = findSpan(
    own.flatMap(({ Year, Counts }) => [`${Year}-01-01`, Counts?.Official?.Day, Counts?.Customs?.Day]),
  );
  return noteSource(source, { isDemo: Dict.Demo, locked, span });
}

/** The last month that customs count of a quota. */
function findLastMonth(rows: readonly ViewQuota[]): string | null {
  const months = rows.flatMap(({ Counts }) => Counts?.Customs?.Day.slice(0, 7) ?? []);
  return months.toSorted().at(-1) ?? null;
}

async function readQuotas(api: Api, fields: Given) {
  const desk = await api('GetQuotaDesk', ask(contract.GetQuotaDesk, fields));
  return { Rows: desk.Rows, notes: toQuotaNotes(desk) };
}

interface QuotaRow extends ViewQuota {
  /** Whether its projection is for members. */
  readonly isLocked: boolean;
}

export const quotaUse = dataSet<QuotaRow>(
  'quota-use',
  {
    title: ['牛肉保障措施配额使用', 'Use of the beef safeguard quotas'],
    lead: [
      '各国别配额今年的用量、预计用完日期和适用税率。',
      'Each country quota this year: use, when it is expected to fill, and the duty that applies.',
    ],
    module: 'Data',
    columns: [
      dimension('line', ['国别', 'Line'], ({ Code }) => Code, 'name'),
      said('name', ['名称', 'Name'], (row, edition) => nameIn(edition, row)),
      dimension('year', ['年份', 'Year'], ({ Year }) => Year),
      measure('quota', ['配额', 'Quota'], 't', ({ Quota }) => Quota),
      measure('used', ['已用', 'Used'], 't', ({ Used }) => Used),
      aside('used_percent', ['已用', 'Used'], '%', ({ UsedPercent }) => UsedPercent),
      aside(
        'official_percent',
        ['正式公告', 'Official notice'],
        '%',
        ({ Counts }) => Counts?.Official?.Percent ?? null,
      ),
      said('official_to', ['公告截至', 'Notice to'], ({ Counts }) => Counts?.Official?.Day ?? null),
      aside('customs_tonnes', ['海关累计', 'Customs'], 't', ({ Counts }) => Counts?.Customs?.Tonnes ?? null),
      said('customs_to', ['海关截至', 'Customs to'], ({ Counts }) => Counts?.Customs?.Day ?? null),
      said('full_earliest', ['可能最早用完', 'Full at the earliest'], ({ FillEarliest }) => FillEarliest),
      said('full_likely', ['预计用完', 'Full about'], ({ FillCentral }) => FillCentral),
      said('full_latest', ['可能最晚用完', 'Full at the latest'], ({ FillLatest }) => FillLatest),
      {
        ...aside(
          'full_chance',
          ['年内用完的可能性', 'Chance of filling this year'],
          '%',
          ({ FillChance }: QuotaRow) => FillChance,
        ),
        gap: ({ isLocked }) => (isLocked ? 'locked' : 'notPublished'),
      },
      aside('duty_in', ['配额内税率', 'Duty within'], '%', ({ DutyInPercent }) => DutyInPercent),
      aside('duty_over', ['超配额税率', 'Duty over'], '%', ({ DutyOverPercent }) => DutyOverPercent),
      said(
        'others',
        ['其他加征', 'Other duties'],
        ({ Others }, edition) =>
          Others.map((duty) => sayOtherDuty(duty, edition)).join(edition === 'cn' ? '；' : '; ') || null,
      ),
      said('standing', ['今日适用', 'Today'], ({ Ruling }) => Ruling?.Standing ?? null, forPrograms),
      said('rests_on', ['依据', 'Rests on'], ({ Ruling }) => Ruling?.RestsOn ?? null, forPrograms),
      said(
        'ruling',
        ['适用依据', 'Ruling'],
        ({ Ruling }, edition) => (edition === 'en' ? Ruling?.TextEn : Ruling?.TextCn) ?? null,
        forPrograms,
      ),
      said(
        'duty',
        ['适用税率', 'Duty that applies'],
        ({ Ruling }, edition) => (Ruling === null ? null : sayRuling(Ruling, edition)),
        { shownTo: 'people' },
      ),
    ],
  },
  async (api, fields) => {
    const { Rows, notes } = await readQuotas(api, fields);
    const rows = Rows.map((row) => ({ ...row, isLocked: notes.locked !== null }));
    const basis = await readDue(api, { source: 'customs', limit: findLastMonth(Rows), isDemo: notes.isDemo });
    return {
      rows: rows.filter(({ Code }) => Code !== totalCode),
      totals: rows.filter(({ Code }) => Code === totalCode),
      notes: { ...notes, basis },
    };
  },
);

type NoticeRow = NoticeField & Pick<ViewQuota, 'NameCn' | 'NameEn'> & { readonly code: string; readonly year: number };

const quotaNotices = dataSet<NoticeRow>(
  'quota-notices',
  {
    title: ['配额公告', 'Quota notices'],
    lead: [
      '关于各国别配额用量已公布的消息，正式公告和其他报道。',
      'What was published of the use of each quota, official notices and other reports.',
    ],
    columns: [
      dimension('line', ['国别', 'Line'], ({ code }) => code, 'name'),
      said('name', ['名称', 'Name'], (row, edition) => nameIn(edition, row)),
      dimension('year', ['年份', 'Year'], ({ year }) => year),
      dimension('published_on', ['发布日期', 'Published on'], ({ PublishedOn }) => PublishedOn),
      said('kind', ['种类', 'Kind'], ({ Kind }) => Kind),
      measure('percent', ['已用', 'Used'], '%', ({ Percent }) => Percent),
      said('reached_on', ['达到日期', 'Reached on'], ({ ReachedOn }) => ReachedOn),
      said('surcharge_from', ['加征起始', 'Surcharge from'], ({ SurchargeFrom }) => SurchargeFrom),
      said('text', ['内容', 'Text'], (row, edition) => (edition === 'en' ? row.TextEn : row.TextCn)),
      said('source', ['来源', 'Source'], (row, edition) => (edition === 'en' ? row.SourceEn : row.SourceCn)),
      said('source_url', ['来源网址', 'Source, address'], ({ SourceUrl }) => SourceUrl),
    ],
  },
  async (api, fields) => {
    const { Rows } = await readQuotas(api, fields);
    const rows = Rows.flatMap(({ Code, Year, Notices, NameCn, NameEn }) =>
      Notices.map((notice) => ({ ...notice, code: Code, year: Year, NameCn, NameEn })),
    );
    return {
      rows,
      // Notices are what was published: the demonstration has none of its own.
      notes: noteSource(
        {
          cn: listSources(rows.map(({ SourceCn }) => SourceCn)).cn,
          en: listSources(rows.map(({ SourceEn }) => SourceEn)).en,
        },
        { span: findSpan(rows.map(({ PublishedOn }) => PublishedOn)) },
      ),
    };
  },
);

/** Releases, revisions, and the quotas of the beef safeguard. */
export const publicationSets: readonly DataSet[] = [calendar, releases, revised, quotaUse, quotaNotices];
