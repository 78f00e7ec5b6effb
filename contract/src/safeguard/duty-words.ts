import { numberFormat } from '../figures/number-format.ts';
import type { Language } from './ruling-words.ts';
import type { GroundCode, QuotaStanding } from './ruling.ts';

/*
 * A duty in a line, with what it rests on: the one wording of pages, cards, mails, pictures, files and doors. What rests on our projection
 * is never given as a fact: the duty within the quota comes first, the other one on its condition. Free of zod.
 */

export interface ShownStanding {
  /** Null where withheld. */
  readonly Standing: QuotaStanding | null;
  readonly RestsOn: GroundCode;
  /** True where the quota is, or may be, full. */
  readonly IsOpen: boolean;
}

export interface ShownDuty {
  /** Percent, including other duties with a known rate; null for a line of several origins. */
  readonly DutyInPercent: number | null;
  /** Percent over the quota; null where the measure does not apply, and for a line of several origins. */
  readonly DutyOverPercent: number | null;
  /** False where another duty is in force at an unknown rate. */
  readonly OthersKnown: boolean;
  readonly Ruling: ShownStanding;
}

interface GroundWords {
  readonly standing: string;
  readonly duty: (within: string, over: string) => string;
}

const cn = {
  outside: { standing: '不适用保障措施', duty: (within) => within },
  inQuota: { standing: '配额内', duty: (within) => `${within}（配额内）` },
  byNotice: { standing: '超配额（公告已用满）', duty: (_, over) => `${over}（公告已用满）` },
  byCustoms: {
    standing: '超配额（海关数据已用满，尚无公告）',
    duty: (_, over) => `${over}（海关数据已用满，尚无公告）`,
  },
  mayBeOver: {
    standing: '可能超配额（本站预测，尚无公告）',
    duty: (within, over) => `${within}；若已用满${over}（本站预测，尚无公告）`,
  },
  withheld: { standing: '配额内或超配额', duty: (within, over) => `${within}；若已用满${over}` },
} as const satisfies Record<string, GroundWords>;

type Ground = keyof typeof cn;

const en: Readonly<Record<Ground, GroundWords>> = {
  outside: { standing: 'no safeguard', duty: (within) => within },
  inQuota: { standing: 'in quota', duty: (within) => `${within} (in quota)` },
  byNotice: { standing: 'over quota (full by notice)', duty: (_, over) => `${over} (quota full by notice)` },
  byCustoms: {
    standing: 'over quota (full by customs data, no notice yet)',
    duty: (_, over) => `${over} (quota full by customs data, no notice yet)`,
  },
  mayBeOver: {
    standing: 'may be over quota (our projection, no notice yet)',
    duty: (within, over) => `${within}; ${over} if the quota is full (our projection, no notice yet)`,
  },
  withheld: {
    standing: 'in or over quota',
    duty: (within, over) => `${within}; ${over} if the quota is full`,
  },
};

const dictionaries: Readonly<Record<Language, Readonly<Record<Ground, GroundWords>>>> = { cn, en };

const unknownRate: Readonly<Record<Language, (text: string) => string>> = {
  cn: (text) => `${text}，另有加征税率不明`,
  en: (text) => `${text}, plus a duty at an unknown rate`,
};

function findGround({ Standing, RestsOn, IsOpen }: ShownStanding): Ground {
  if (Standing === null) return 'withheld';
  if (Standing === 'outside') return 'outside';
  if (Standing === 'inQuota') return IsOpen ? 'mayBeOver' : 'inQuota';
  if (RestsOn === 'notice') return 'byNotice';
  return RestsOn === 'customs' ? 'byCustoms' : 'mayBeOver';
}

/** A rate with the decimals it needs, at most two: 12%, 15.6%, 33.64%. */
export function formatRate(percent: number, language: Language): string {
  const decimals = [0, 1].find((places) => Number(percent.toFixed(places)) === percent) ?? 2;
  return numberFormat[language].percent(percent, decimals);
}

/** The applicable duty with its basis: `可能超配额（本站预测，尚无公告）`. */
export function describeStanding(ruling: ShownStanding, language: Language): string {
  return dictionaries[language][findGround(ruling)].standing;
}

/** The duty on goods declared on a day, with its basis: `12%；若已用满67%（本站预测，尚无公告）`. */
export function describeDuty(
  { DutyInPercent: inQuota, DutyOverPercent: overQuota, OthersKnown, Ruling }: ShownDuty,
  language: Language,
): string {
  if (inQuota === null) return describeStanding(Ruling, language);
  const within = formatRate(inQuota, language);
  // Without a duty over the quota there are no two sides to tell apart.
  const ground = overQuota === null ? 'outside' : findGround(Ruling);
  const text = dictionaries[language][ground].duty(within, formatRate(overQuota ?? inQuota, language));
  return OthersKnown ? text : unknownRate[language](text);
}
