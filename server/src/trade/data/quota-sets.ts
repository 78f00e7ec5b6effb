import type { Api } from '@btc/contract/client.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { NoticeField } from '@btc/contract/safeguard/safeguard-fields.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import { tradeOperations as contract } from '@btc/contract/trade/trade.operations.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import {
  numberAttribute,
  ask,
  dateAttribute,
  dateDimension,
  type DataSet,
  dataSet,
  dimension,
  findSpan,
  listSources,
  measure,
  noteSource,
  textAttribute,
} from '#data/face.ts';
import type { AddressFields } from '#platform/export/file-route.ts';
import { findUseSource, formatOtherDuty, formatRuling } from '#safeguard/face.ts';
import { readDue } from './due-release.ts';

const forPrograms = { shownTo: 'programs' } as const;
const ours = { cn: 'Beef to China', en: 'Beef to China' };

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

function findLastMonth(rows: readonly ViewQuota[]): string | null {
  const months = rows.flatMap(({ Counts }) => Counts?.Customs?.Day.slice(0, 7) ?? []);
  return months.toSorted().at(-1) ?? null;
}

async function readQuotas(api: Api, fields: AddressFields) {
  const desk = await api('GetQuotaDesk', ask(contract.GetQuotaDesk, fields));
  return { Rows: desk.Rows, notes: toQuotaNotes(desk) };
}

interface QuotaRow extends ViewQuota {
  /** True where the projection is locked. */
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
      textAttribute('name', ['名称', 'Name'], (row, edition) => nameIn(edition, row)),
      dimension('year', ['年份', 'Year'], ({ Year }) => Year),
      measure('quota', ['配额', 'Quota'], 't', ({ Quota }) => Quota),
      measure('used', ['已用', 'Used'], 't', ({ Used }) => Used),
      numberAttribute('used_percent', ['已用', 'Used'], '%', ({ UsedPercent }) => UsedPercent),
      numberAttribute(
        'official_percent',
        ['正式公告', 'Official notice'],
        '%',
        ({ Counts }) => Counts?.Official?.Percent ?? null,
      ),
      dateAttribute('official_to', ['公告截至', 'Notice to'], ({ Counts }) => Counts?.Official?.Day ?? null),
      numberAttribute('customs_tonnes', ['海关累计', 'Customs'], 't', ({ Counts }) => Counts?.Customs?.Tonnes ?? null),
      dateAttribute('customs_to', ['海关截至', 'Customs to'], ({ Counts }) => Counts?.Customs?.Day ?? null),
      dateAttribute('full_earliest', ['可能最早用完', 'Full at the earliest'], ({ FillEarliest }) => FillEarliest),
      dateAttribute('full_likely', ['预计用完', 'Full about'], ({ FillCentral }) => FillCentral),
      dateAttribute('full_latest', ['可能最晚用完', 'Full at the latest'], ({ FillLatest }) => FillLatest),
      {
        ...numberAttribute(
          'full_chance',
          ['年内用完的可能性', 'Chance of filling this year'],
          '%',
          ({ FillChance }: QuotaRow) => FillChance,
        ),
        gap: ({ isLocked }) => (isLocked ? 'locked' : 'notPublished'),
      },
      numberAttribute('duty_in', ['配额内税率', 'Duty within'], '%', ({ DutyInPercent }) => DutyInPercent),
      numberAttribute('duty_over', ['超配额税率', 'Duty over'], '%', ({ DutyOverPercent }) => DutyOverPercent),
      textAttribute(
        'others',
        ['其他加征', 'Other duties'],
        ({ Others }, edition) =>
          Others.map((duty) => formatOtherDuty(duty, edition)).join(edition === 'cn' ? '；' : '; ') || null,
      ),
      textAttribute('standing', ['今日适用', 'Today'], ({ Ruling }) => Ruling?.Standing ?? null, forPrograms),
      textAttribute('rests_on', ['依据', 'Rests on'], ({ Ruling }) => Ruling?.RestsOn ?? null, forPrograms),
      textAttribute(
        'ruling',
        ['适用依据', 'Ruling'],
        ({ Ruling }, edition) => (edition === 'en' ? Ruling?.TextEn : Ruling?.TextCn) ?? null,
        forPrograms,
      ),
      textAttribute(
        'duty',
        ['适用税率', 'Duty that applies'],
        ({ Ruling }, edition) => (Ruling === null ? null : formatRuling(Ruling, edition)),
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
      textAttribute('name', ['名称', 'Name'], (row, edition) => nameIn(edition, row)),
      dimension('year', ['年份', 'Year'], ({ year }) => year),
      dateDimension('published_on', ['发布日期', 'Published on'], ({ PublishedOn }) => PublishedOn),
      textAttribute('kind', ['种类', 'Kind'], ({ Kind }) => Kind),
      measure('percent', ['已用', 'Used'], '%', ({ Percent }) => Percent),
      dateAttribute('reached_on', ['达到日期', 'Reached on'], ({ ReachedOn }) => ReachedOn),
      dateAttribute('surcharge_from', ['加征起始', 'Surcharge from'], ({ SurchargeFrom }) => SurchargeFrom),
      textAttribute('text', ['内容', 'Text'], (row, edition) => (edition === 'en' ? row.TextEn : row.TextCn)),
      textAttribute('source', ['来源', 'Source'], (row, edition) => (edition === 'en' ? row.SourceEn : row.SourceCn)),
      textAttribute('source_url', ['来源网址', 'Source, address'], ({ SourceUrl }) => SourceUrl),
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

export const quotaSets: readonly DataSet[] = [quotaUse, quotaNotices];
