import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { ColorSwatch } from '#charts/color-swatch.tsx';
import { originToken } from '#charts/origin-colors.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { type Cell, type Column, DataTable } from '#ui/data/data-table.tsx';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import styles from '../parts/side-list.module.css';
import { nameIn } from '../view-series.ts';

export interface QuotaTableProps {
  readonly quotas: readonly ViewQuota[];
  /** The one that is drawn above. */
  readonly chosen: string;
  readonly keyOf: (quota: ViewQuota) => string;
  readonly onChoose: (key: string) => void;
}

/** All quotas of the answer: how much is used, when they will be full, and what is paid within and beyond them. */
export function QuotaTable({ quotas, chosen, keyOf, onChoose }: QuotaTableProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const columns: readonly Column<ViewQuota>[] = [
    {
      key: 'Name',
      head: t.dimension.origin,
      cell: (quota) =>
        nameCell(quota, { edition, isChosen: keyOf(quota) === chosen, onChoose: () => onChoose(keyOf(quota)) }),
    },
    { key: 'Quota', head: t.quota, unit: t.axis.t.plain, numeric: true, cell: ({ Quota }) => format.number(Quota) },
    { key: 'Used', head: t.used, unit: t.axis.t.plain, numeric: true, cell: ({ Used }) => numberCell(Used, format) },
    {
      key: 'UsedPercent',
      head: t.usedPercent,
      unit: '%',
      numeric: true,
      cell: ({ UsedPercent }) => numberCell(UsedPercent, format, 1),
    },
    {
      key: 'Fill',
      head: t.fillDate,
      numeric: true,
      cell: ({ FillCentral }) => (FillCentral === null ? t.notThisYear : format.dateShort(FillCentral)),
    },
    { key: 'Range', head: t.fillRange, numeric: true, cell: (quota) => rangeText(quota, format) },
    {
      key: 'DutyIn',
      head: t.dutyIn,
      unit: '%',
      numeric: true,
      cell: ({ DutyInPercent }) => numberCell(DutyInPercent, format),
    },
    {
      key: 'DutyOver',
      head: t.dutyOver,
      unit: '%',
      numeric: true,
      cell: ({ DutyOverPercent }) => numberCell(DutyOverPercent, format),
    },
    ...laterYears(quotas).map((year) => ({
      key: `Quota${year}`,
      head: t.quotaOf(String(year)),
      unit: t.axis.t.plain,
      numeric: true,
      cell: ({ Later }: ViewQuota) => numberCell(Later.find(({ Year }) => Year === year)?.Quota ?? null, format),
    })),
  ];
  return <DataTable caption={t.quotaUse} columns={columns} rows={quotas} rowKey={keyOf} view="small" />;
}

/** The years after, that any of the quotas is announced for. */
function laterYears(quotas: readonly ViewQuota[]): readonly number[] {
  return [...new Set(quotas.flatMap(({ Later }) => Later.map(({ Year }) => Year)))].toSorted();
}

interface NameChoice {
  readonly edition: Edition;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The name chooses which quota is drawn. */
function nameCell(quota: ViewQuota, { edition, isChosen, onChoose }: NameChoice): Cell {
  return (
    <span className={styles['name']}>
      <ColorSwatch token={originToken(quota.Code)} />
      <button type="button" className={styles['member']} aria-pressed={isChosen} onClick={onChoose}>
        {nameIn(edition, quota)} {quota.Year}
      </button>
    </span>
  );
}

function numberCell(value: number | null, format: Format, decimals = 0): Cell {
  return value === null ? { gap: 'notPublished' } : format.number(value, decimals);
}

function rangeText({ FillEarliest, FillLatest }: ViewQuota, format: Format): string {
  if (FillEarliest === null) return '';
  return FillLatest === null
    ? `${format.dateShort(FillEarliest)} –`
    : `${format.dateShort(FillEarliest)} – ${format.dateShort(FillLatest)}`;
}
