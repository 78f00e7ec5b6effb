import { describeStanding } from '@btc/contract/safeguard/duty-words.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { ColorSwatch } from '#charts/color-swatch.tsx';
import { originToken } from '#charts/origin-colors.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { type Format, getFormat, useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { type Cell, type Column, DataTable } from '#ui/data/data-table.tsx';
import { buildNumberCell } from '../parts/number-cell.ts';
import { type FigureMessages, messages } from '../messages.ts';
import styles from '../parts/side-list.module.css';

export interface QuotaTableProps {
  readonly quotas: readonly ViewQuota[];
  /** The drawn quota and its setter; omitted where none is drawn. */
  readonly choice?: { readonly chosen: string; readonly onChoose: (key: string) => void } | undefined;
}

/** Unique among the quotas of an answer. */
export function toKey({ Code, Year }: ViewQuota): string {
  return `${Code}-${Year}`;
}

export function QuotaTable({ quotas, choice }: QuotaTableProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const columns: readonly Column<ViewQuota>[] = [
    {
      key: 'Name',
      head: t.dimension.origin,
      cell: (quota) => buildNameCell(quota, edition, choice),
    },
    { key: 'Quota', head: t.quota, unit: t.axis.t, numeric: true, cell: ({ Quota }) => format.number(Quota) },
    { key: 'Used', head: t.used, unit: t.axis.t, numeric: true, cell: ({ Used }) => buildNumberCell(Used, format) },
    {
      key: 'UsedPercent',
      head: t.usedPercent,
      unit: '%',
      numeric: true,
      cell: ({ UsedPercent }) => buildNumberCell(UsedPercent, format, 1),
    },
    {
      key: 'Fill',
      head: t.fillDate,
      numeric: true,
      cell: (quota) => fillCell(quota, format, t),
    },
    { key: 'Range', head: t.fillRange, numeric: true, cell: (quota) => formatRangeText(quota, edition) },
    {
      key: 'Chance',
      head: t.fillChance,
      numeric: true,
      cell: ({ FillChance, FillRestsOn }) =>
        FillChance === null || FillRestsOn !== 'projection' ? '' : formatChanceText(FillChance, edition),
    },
    {
      key: 'DutyIn',
      head: t.dutyIn,
      unit: '%',
      numeric: true,
      cell: ({ DutyInPercent, OthersKnown }) => buildDutyCell(DutyInPercent, OthersKnown, { format, t }),
    },
    {
      key: 'DutyOver',
      head: t.dutyOver,
      unit: '%',
      numeric: true,
      cell: ({ DutyOverPercent, OthersKnown }) => buildDutyCell(DutyOverPercent, OthersKnown, { format, t }),
    },
    { key: 'Applies', head: t.appliesNow, cell: (quota) => formatStandingText(quota, edition) },
    ...laterYears(quotas).map((year) => ({
      key: `Quota${year}`,
      head: t.toQuota(String(year)),
      unit: t.axis.t,
      numeric: true,
      cell: ({ Later }: ViewQuota) => buildNumberCell(Later.find(({ Year }) => Year === year)?.Quota ?? null, format),
    })),
  ];
  return <DataTable caption={t.quotaUse} columns={columns} rows={quotas} rowKey={toKey} view="small" />;
}

function formatStandingText({ Ruling }: ViewQuota, edition: Edition): string {
  return Ruling === null ? '' : describeStanding(Ruling, edition);
}

function laterYears(quotas: readonly ViewQuota[]): readonly number[] {
  return [...new Set(quotas.flatMap(({ Later }) => Later.map(({ Year }) => Year)))].toSorted();
}

function buildNameCell(quota: ViewQuota, edition: Edition, choice: QuotaTableProps['choice']): Cell {
  const name = `${nameIn(edition, quota)} ${quota.Year}`;
  const key = toKey(quota);
  return (
    <span className={styles['name']}>
      <ColorSwatch token={originToken(quota.Code)} />
      {choice === undefined ? (
        name
      ) : (
        <button
          type="button"
          className={styles['member']}
          aria-pressed={key === choice.chosen}
          onClick={() => choice.onChoose(key)}
        >
          {name}
        </button>
      )}
    </span>
  );
}

/** A past fill date is marked as passed if the quota is still not full. */
function fillCell(
  { FillCentral, FillRestsOn, Today, Used, Quota }: ViewQuota,
  format: Format,
  t: FigureMessages,
): Cell {
  // All together are never full on a day, and where nothing came in yet there is nothing to go by.
  if (FillRestsOn === null) return '';
  if (FillCentral === null) return t.notThisYear;
  const day = format.dateShort(FillCentral);
  return Today !== null && FillCentral < Today && (Used ?? 0) < Quota ? t.dayPassed(day) : day;
}

/** Marks a duty that is paid together with one of unknown rate. */
function buildDutyCell(
  percent: number | null,
  areOthersKnown: boolean,
  { format, t }: { readonly format: Format; readonly t: FigureMessages },
): Cell {
  if (percent === null || areOthersKnown) return buildNumberCell(percent, format);
  return t.plusUnknown(format.number(percent));
}

/** Chances are shown as <1% or >99% rather than 0 or 100. */
export function formatChanceText(percent: number, edition: Edition): string {
  const { percent: write } = getFormat(edition);
  if (percent < 1) return `<${write(1, 0)}`;
  return percent > 99 ? `>${write(99, 0)}` : write(percent, 0);
}

/** From the earliest to the latest fill date; open-ended where the latest is beyond the year. */
export function formatRangeText({ FillEarliest, FillLatest, FillRestsOn }: ViewQuota, edition: Edition): string {
  // A notice names the day.
  if (FillEarliest === null || FillRestsOn === 'notice') return '';
  const { dateShort } = getFormat(edition);
  return FillLatest === null
    ? pickMessages(edition, messages).fillSince(dateShort(FillEarliest))
    : `${dateShort(FillEarliest)} – ${dateShort(FillLatest)}`;
}
