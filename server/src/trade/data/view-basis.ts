import { type DataNotes, noteSource, type Words } from '#data/face.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { ViewDict, ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { basisOfDuty } from '#safeguard/face.ts';

type Line = DataNotes['basis'][number];

function listPeriods(cn: string, en: string, periods: readonly string[]): readonly Line[] {
  const text = periods.join(' ');
  return periods.length === 0
    ? []
    : [
        [
          { cn, en },
          { cn: text, en: text },
        ],
      ];
}

function leaveOut(name: Words, count: number, unit: Words): readonly Line[] {
  return count > 0 ? [[name, { cn: `${count}${unit.cn}`, en: `${count}${unit.en}` }]] : [];
}

const tonnes = { cn: ' 吨', en: ' t' };
const entries = { cn: '', en: '' };

function compareYears({ YoySpans }: AnswerDict): readonly Line[] {
  if (YoySpans === undefined) return [];
  const [now, before] = [`${YoySpans.From} – ${YoySpans.To}`, `${YoySpans.BeforeFrom} – ${YoySpans.BeforeTo}`];
  return [
    [
      { cn: '合计同比', en: 'y/y of totals' },
      { cn: `${now} 比 ${before}`, en: `${now} vs ${before}` },
    ],
  ];
}

export function basisOfPeriods({
  Converted,
  Apportioned,
}: Readonly<Record<'Converted' | 'Apportioned', readonly string[]>>) {
  return [
    ...listPeriods(
      '美元金额由人民币按当月海关折算汇率换算的时期',
      'Periods with USD converted from CNY at the customs rate of the month',
      Converted,
    ),
    ...listPeriods(
      '金额由公布的合计按另一币种金额或重量分摊的时期',
      'Periods with values apportioned from a published total, by value in the other currency or by weight',
      Apportioned,
    ),
  ];
}

function basisOfView(dict: AnswerDict): DataNotes['basis'] {
  const { Revised, Unpublished, MissingVolumes, MissingUsd, MissingCny } = dict;
  return [
    ...compareYears(dict),
    ...basisOfPeriods(dict),
    ...listPeriods('公布后有修订的时期', 'Periods revised since first published', Revised),
    ...leaveOut({ cn: '重量未公布的项数', en: 'Entries with no published weight' }, MissingVolumes, entries),
    ...listPeriods('未公布、未计入合计的时期', 'Periods not published, excluded from totals', Unpublished),
    ...leaveOut(
      {
        cn: '未公布美元金额、未计入金额合计和单价的数量',
        en: 'Volume with no published USD value, excluded from value totals and unit values',
      },
      MissingUsd,
      tonnes,
    ),
    ...leaveOut(
      {
        cn: '未公布人民币金额、未计入金额合计的数量',
        en: 'Volume with no published CNY value, excluded from value totals',
      },
      MissingCny,
      tonnes,
    ),
  ];
}

function basisOfQuotas(quotas: readonly ViewQuota[]): DataNotes['basis'] {
  return quotas.flatMap(({ Code, NameCn, NameEn, Ruling, Counts, Others }) => {
    if (Ruling === null || Code === totalCode) return [];
    return basisOfDuty({ Ruling, Use: Counts, Others }).map(
      ([name, text]) => [{ cn: `${NameCn} · ${name.cn}`, en: `${NameEn} · ${name.en}` }, text] as const,
    );
  });
}

export function isWhollyLocked({ Requested }: Pick<AnswerDict, 'Requested'>): boolean {
  return Requested !== null && !Requested.HasOpen;
}

/** Where nothing is published, the selection has what was asked, and may lack an end. */
function hasSpan({ Selection, Requested }: Pick<AnswerDict, 'Selection' | 'Requested'>): boolean {
  return Selection.StartDate !== '' && Selection.EndDate !== '' && !isWhollyLocked({ Requested });
}

/** Parameters that the answer filled in: span, source, and the other period of a contrast. */
function toPins(dict: AnswerDict & Partial<Pick<ViewDict, 'Sides'>>) {
  const { Selection, Source, Sides } = dict;
  const { StartDate, EndDate } = Selection;
  if (!hasSpan(dict)) return {};
  const hasOther = Sides !== undefined && Sides.A.StartDate !== Sides.B.StartDate;
  return {
    ...(hasOther
      ? { from: Sides.A.StartDate, to: Sides.A.EndDate, from2: Sides.B.StartDate, to2: Sides.B.EndDate }
      : { from: StartDate, to: EndDate }),
    ...(Source === null ? {} : { source: Source }),
  };
}

export function toNotes(
  dict: AnswerDict & Partial<Pick<ViewDict, 'Quotas' | 'Sides'>>,
  title: DataNotes['title'],
): DataNotes {
  const { Selection, Scope, LockedModule, LockedReason } = dict;
  const isLocked = LockedModule !== null && LockedReason !== null;
  return noteSource(
    { cn: dict.SourceNameCn, en: dict.SourceNameEn },
    {
      title,
      scope: { cn: Scope.TitleCn, en: Scope.TitleEn },
      basis: [...basisOfView(dict), ...basisOfQuotas(dict.Quotas ?? [])],
      pins: toPins(dict),
      span: hasSpan(dict) ? [Selection.StartDate, Selection.EndDate] : null,
      requested: dict.Requested === null ? null : [dict.Requested.StartDate, dict.Requested.EndDate],
      publishedOn: dict.PublishedOn,
      updatedAt: dict.UpdatedAt,
      asOf: Selection.AsPublishedOn === '' ? null : Selection.AsPublishedOn,
      provisional: dict.Provisional,
      partial: dict.Partial,
      isDemo: dict.Demo,
      locked: isLocked ? { module: LockedModule, reason: LockedReason, before: dict.LockedBefore } : null,
    },
  );
}
