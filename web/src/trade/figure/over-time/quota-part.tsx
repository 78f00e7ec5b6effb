import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewQuota, ViewQuotaRecord } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback, useState } from 'react';
import { Chart } from '#charts/chart.tsx';
import { ChartEvents } from '#charts/events/chart-events.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type BurnUp, buildBurnUpOption, monthsInto } from '#charts/lines/burn-up.ts';
import { lineParts } from '#charts/lines/lines.ts';
import { originToken } from '#charts/origin-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { QuotaRuling } from '#safeguard/face.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from '../parts/figure-part.module.css';
import { messages } from '../messages.ts';
import { formatMonthName, monthsOfYear } from './month-names.ts';
import { formatFigureText, narrowWidth, formatShareText, formatValueText } from '../period-frame.ts';
import { formatChanceText, toKey, QuotaTable, formatRangeText } from './quota-table.tsx';
import { formatAmountInText, sentence } from '../sentence.ts';
import { computeShare } from '../view-series.ts';

interface QuotaPartProps {
  readonly quotas: readonly ViewQuota[];
  readonly record: ViewQuotaRecord | undefined;
  readonly mode: 'large' | 'small';
}

export function QuotaPart({ quotas, record, mode }: QuotaPartProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<string | null>(null);
  const quota = quotas.find((one) => toKey(one) === chosen) ?? fullest(quotas);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildBurnUpOption(
        buildBurnUp({ quota, edition, theme, compact: mode === 'small' || space.width < narrowWidth }),
        theme,
        space,
      ),
    [quota, edition, mode],
  );
  const year = String(quota.Year);
  const placeOf = useCallback((day: string) => (day.startsWith(year) ? monthsInto(day) : null), [year]);
  const note = [...fillNotes(quota, edition), t.quotaSource(edition === 'cn' ? quota.SourceCn : quota.SourceEn)].join(
    edition === 'cn' ? '' : ' ',
  );
  const heading = t.quotaTitle(nameIn(edition, quota), year);
  return (
    <section className={classNames(shared['stack2'], shared['shrinks'])} aria-label={t.quotaUse}>
      <h3 className={styles['title']}>{heading}</h3>
      <ChartEvents meat="beef" origins={listOrigins(quota, quotas)} from={`${year}-01-01`} to={`${year}-12-31`}>
        <Chart
          label={formatQuotaSentence(quota, edition)}
          option={option}
          size={mode}
          note={note}
          heading={heading}
          parts={lineParts}
          placeOf={placeOf}
        />
      </ChartEvents>
      <p className={styles['note']}>{note}</p>
      {record !== undefined && <p className={styles['note']}>{recordText(record, edition)}</p>}
      <QuotaRuling quota={quota} />
      <QuotaTable quotas={quotas} choice={{ chosen: toKey(quota), onChoose: setChosen }} />
    </section>
  );
}

/** The origins whose events concern a quota: its own, or those of all quotas for the total. */
function listOrigins({ Code }: ViewQuota, quotas: readonly ViewQuota[]): readonly string[] {
  return (Code === totalCode ? quotas.map((quota) => quota.Code) : [Code]).filter((code) => code !== totalCode);
}

function readToken({ Code }: ViewQuota): string {
  return Code === totalCode ? '--ink-2' : originToken(Code);
}

/** The quota that will fill up next; full ones come after all others, the total last. */
function fullest(quotas: readonly ViewQuota[]): ViewQuota {
  const rank = ({ Code, UsedPercent }: ViewQuota): number =>
    Code === totalCode ? -2 : (UsedPercent ?? 0) >= 100 ? -1 : (UsedPercent ?? 0);
  return quotas.reduce((most, one) => (rank(one) > rank(most) ? one : most));
}

function fillText({ FillCentral, Quota, Used, Today, Ruling }: ViewQuota, edition: Edition): string {
  const t = pickMessages(edition, messages);
  const { dateShort } = getFormat(edition);
  if (Ruling?.RestsOn === 'notice' && Ruling.SurchargeFrom !== null) return t.overFrom(dateShort(Ruling.SurchargeFrom));
  if (FillCentral === null) return '';
  const day = dateShort(FillCentral);
  if ((Used ?? 0) >= Quota) return t.fullSince(day);
  return Today !== null && FillCentral < Today ? t.fullPassed(day) : t.fullOn(day);
}

/** From the earliest to the latest day; empty where the quota is full or will not be. */
function toRange(quota: ViewQuota, edition: Edition): string {
  return (quota.Used ?? 0) >= quota.Quota ? '' : formatRangeText(quota, edition);
}

/** Explains the projection in the drawing; only what is drawn. */
export function fillNotes({ FillRestsOn, FillCentral, FillEarliest }: ViewQuota, edition: Edition): readonly string[] {
  const t = pickMessages(edition, messages).fillNotes;
  if (FillRestsOn !== 'projection') return FillRestsOn === null ? [] : [t[FillRestsOn]];
  const drawn = [...(FillCentral === null ? [] : [t.day]), ...(FillEarliest === null ? [] : [t.band])];
  return drawn.length === 0 ? [] : [...drawn, t.projection];
}

/** The backtest of the projection over past years, in one sentence. */
export function recordText(record: ViewQuotaRecord, edition: Edition): string {
  const { number, percent } = getFormat(edition);
  return pickMessages(edition, messages).quotaRecord({
    years: `${record.FirstYear}–${record.LastYear}`,
    cases: number(record.Cases),
    originYears: number(record.OriginYears),
    coverage: percent(record.Coverage, 0),
    interval: `${number(record.CoverageLow, 0)}–${percent(record.CoverageHigh, 0)}`,
    loss: number(record.Loss, 1),
    simple: number(record.LossSamePace, 1),
    before: number(record.LossBefore, 1),
    width: record.Width === null ? '' : number(record.Width, 0),
  });
}

interface QuotaDrawing {
  readonly quota: ViewQuota;
  readonly edition: Edition;
  readonly theme: ChartTheme;
  readonly compact: boolean;
}

export function buildBurnUp({ quota, edition, theme, compact }: QuotaDrawing): BurnUp {
  const t = pickMessages(edition, messages);
  const place = (day: string | null): number | null => (day === null ? null : monthsInto(day));
  const { axisTitle, axisText } = formatValueText({ scale: [quota.Quota], unit: 't', edition });
  return {
    months: monthsOfYear.map((month) => formatMonthName(edition, month)),
    cumulative: quota.Cumulative,
    quota: quota.Quota,
    quotaName: `${t.quota} ${axisText(quota.Quota)}`,
    usedName: t.used,
    official: listOfficial(quota, edition),
    fill: {
      central: place(quota.FillCentral),
      // What a notice or customs say has no band.
      ...(quota.FillRestsOn === 'projection'
        ? { earliest: place(quota.FillEarliest), latest: place(quota.FillLatest) }
        : { earliest: null, latest: null }),
    },
    fillName: fillText(quota, edition),
    fillRange: toRange(quota, edition),
    today: place(quota.Today),
    todayName: formatTodayName(quota, edition),
    token: readToken(quota),
    axisTitle,
    axisText,
    compact,
    tooltip: (month) => {
      const used = quota.Cumulative[month] ?? null;
      if (used === null) return null;
      return tooltipElement({
        title: t.byEndOf(formatMonthName(edition, month + 1)),
        lines: [
          {
            name: t.used,
            color: theme.color(readToken(quota)),
            texts: [formatFigureText(edition, used), formatShareText(edition, computeShare(used, quota.Quota))],
          },
          { name: t.quota, color: null, texts: [formatFigureText(edition, quota.Quota), ''] },
        ],
        notes: [],
      });
    },
  };
}

/** Use according to official notices; other reports are listed below, not drawn. */
function listOfficial({ Notices, Quota, Year }: ViewQuota, edition: Edition): BurnUp['official'] {
  const t = pickMessages(edition, messages);
  const { percent } = getFormat(edition);
  return Notices.filter(({ Kind }) => Kind === 'notice').flatMap(({ Percent, ReachedOn, PublishedOn }) => {
    const day = ReachedOn ?? PublishedOn;
    if (!day.startsWith(String(Year))) return [];
    return [{ at: monthsInto(day), used: (Quota * Percent) / 100, name: t.officialMark(percent(Percent, 0)) }];
  });
}

function formatTodayName({ Today, DemoUntil }: ViewQuota, edition: Edition): string {
  if (Today === null) return '';
  const t = pickMessages(edition, messages);
  const { dateShort } = getFormat(edition);
  return DemoUntil === null ? t.today(dateShort(Today)) : t.demoEnd(dateShort(DemoUntil));
}

function formatQuotaSentence(quota: ViewQuota, edition: Edition): string {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const { UsedPercent, FillCentral, FillChance, FillRestsOn } = quota;
  return sentence(edition, [
    t.quotaTitle(nameIn(edition, quota), String(quota.Year)),
    UsedPercent === null
      ? t.quotaUnknown
      : t.quotaUsed(format.percent(UsedPercent), formatAmountInText(edition, quota.Quota, 't')),
    FillCentral === null ? (FillRestsOn === null ? '' : t.notThisYear) : fillText(quota, edition),
    FillRestsOn === 'projection' && FillChance !== null ? t.chanceSentence(formatChanceText(FillChance, edition)) : '',
    ...(toRange(quota, edition) === '' ? [] : [`${t.fillRange}${t.colon}${toRange(quota, edition)}`]),
  ]);
}
