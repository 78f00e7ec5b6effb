import { findQuotaLine, listOfficialNotices } from '@btc/contract/safeguard/measure.ts';
import type { ChartEventRow } from '@btc/contract/trade/chart-events.ts';
import type { KnownNotice, PublishedSafeguard } from '#safeguard/face.ts';
import { nameOrigin } from '../view/names/names.ts';

const announcement = {
  SourceCn: '商务部公告2025年第87号',
  SourceEn: 'MOFCOM announcement 2025 No. 87',
  SourceUrl: null,
  Demo: false,
} as const;

/** Start of the safeguard, official notices for some origins, and the surcharges they set. */
export function toSafeguardEvents(record: PublishedSafeguard, origins: readonly string[]): readonly ChartEventRow[] {
  const { measure } = record;
  const begin: ChartEventRow = {
    Day: measure.from,
    Kind: 'surcharge',
    TitleCn: `牛肉保障措施实施：国别配额，超出加征${measure.surchargePercent}个百分点`,
    TitleEn: `Beef safeguard begins: quotas by origin, ${measure.surchargePercent} points above them`,
    ...announcement,
  };
  const years = [...new Set(measure.quotas.map(({ year }) => year))];
  const touched = years.flatMap((year) => {
    const lines = new Set(origins.map((origin) => findQuotaLine(record, { origin, year })));
    return [...lines].flatMap((line) => (line === null ? [] : listOfficialNotices(record, { line, year })));
  });
  return [begin, ...touched.flatMap((notice) => [tellNotice(notice), ...tellSurcharge(notice, record)])];
}

function tellNotice(notice: KnownNotice): ChartEventRow {
  const { percent, reachedOn, publishedOn, sourceCn, sourceEn, sourceUrl } = notice;
  const { NameCn, NameEn } = nameOrigin(notice.line);
  return {
    Day: reachedOn ?? publishedOn,
    Kind: 'notice',
    TitleCn: percent === 100 ? `${NameCn}牛肉配额用满（公告）` : `${NameCn}牛肉配额用到${percent}%（公告）`,
    TitleEn: `${NameEn}: ${percent === 100 ? 'beef quota full' : `${percent}% of the beef quota used`} (notice)`,
    SourceCn: sourceCn,
    SourceEn: sourceEn,
    SourceUrl: sourceUrl,
    Demo: false,
  };
}

function tellSurcharge(notice: KnownNotice, { measure }: PublishedSafeguard): readonly ChartEventRow[] {
  const { line, year, surchargeFrom, sourceCn, sourceEn, sourceUrl } = notice;
  if (surchargeFrom === null) return [];
  const { NameCn, NameEn } = nameOrigin(line);
  const quota = measure.quotas.find((one) => one.line === line && one.year === year);
  const percent = quota?.surchargePercent ?? measure.surchargePercent;
  return [
    {
      Day: surchargeFrom,
      Kind: 'surcharge',
      TitleCn: `${NameCn}牛肉开始加征${percent}个百分点`,
      TitleEn: `${NameEn}: surcharge of ${percent} points on beef begins`,
      SourceCn: sourceCn,
      SourceEn: sourceEn,
      SourceUrl: sourceUrl,
      Demo: false,
    },
    {
      Day: `${year + 1}-01-01`,
      Kind: 'surcharge',
      TitleCn: `${NameCn}牛肉加征停止，${year + 1}年配额启用`,
      TitleEn: `${NameEn}: surcharge on beef ends, quota of ${year + 1} opens`,
      ...announcement,
    },
  ];
}
