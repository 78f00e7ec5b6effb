import type { Edition } from '@btc/contract/members/access.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { aboutDuty, sayOtherDuty, sayRuling } from '#safeguard/duty-about.ts';

const words = {
  cn: {
    name: '配额',
    titles: [
      '产地',
      '年份',
      '配额（吨）',
      '已用（吨）',
      '已用（%）',
      '正式公告（%）',
      '公告截至',
      '海关累计（吨）',
      '海关截至',
      '可能最早用完',
      '预计用完',
      '可能最晚用完',
      '年内用完的可能性（%）',
      '配额内税率（%）',
      '超配额税率（%）',
      '其他加征',
      '适用税率',
      '来源',
    ],
  },
  en: {
    name: 'Quotas',
    titles: [
      'Origin',
      'Year',
      'Quota (t)',
      'Used (t)',
      'Used (%)',
      'Official notice (%)',
      'Notice to',
      'Customs (t)',
      'Customs to',
      'Full at the earliest',
      'Full about',
      'Full at the latest',
      'Chance of filling this year (%)',
      'Duty within (%)',
      'Duty over (%)',
      'Other duties',
      'Duty that applies',
      'Source',
    ],
  },
} as const;

/** The quotas of a year: their use by each count, when they are full, and which duty applies by which rule. */
export function buildQuotaSheet(quotas: readonly ViewQuota[], about: Sheet['about'], edition: Edition): Sheet {
  const isCn = edition === 'cn';
  return {
    name: words[edition].name,
    about,
    titles: words[edition].titles,
    rows: quotas.map((quota) => [
      isCn ? quota.NameCn : quota.NameEn,
      quota.Year,
      quota.Quota,
      quota.Used,
      quota.UsedPercent,
      quota.Counts?.Official?.Percent ?? null,
      quota.Counts?.Official?.Day ?? null,
      quota.Counts?.Customs?.Tonnes ?? null,
      quota.Counts?.Customs?.Day ?? null,
      quota.FillEarliest,
      quota.FillCentral,
      quota.FillLatest,
      quota.FillChance,
      quota.DutyInPercent,
      quota.DutyOverPercent,
      quota.Others.map((duty) => sayOtherDuty(duty, edition)).join(isCn ? '；' : '; ') || null,
      quota.Ruling === null ? null : sayRuling(quota.Ruling, edition),
      isCn ? quota.SourceCn : quota.SourceEn,
    ]),
  };
}

/** The same in lines above a table, for a file that has no second sheet. */
export function aboutQuotas(quotas: readonly ViewQuota[], edition: Edition): Sheet['about'] {
  const isCn = edition === 'cn';
  return quotas.flatMap(({ Code, NameCn, NameEn, Ruling, Counts, Others }) => {
    if (Ruling === null || Code === totalCode) return [];
    return aboutDuty({ Ruling, Use: Counts, Others }, edition).map(
      ([name, text]) => [`${isCn ? NameCn : NameEn} · ${name}`, text] as const,
    );
  });
}
