import type { ClosedSurveyItem } from '@btc/contract/prices/survey.ts';
import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type Lines, lineParts, buildLinesOption } from '#charts/lines/lines.ts';
import { dayLabels } from '#charts/lines/over-time.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat, useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { messages } from './messages.ts';
import { Result } from './survey-items.tsx';
import type { SurveyData } from './survey-query.ts';
import styles from './week.module.css';

type Past = SurveyData['past'];

export function IndexFigure({ past }: { past: Past }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) => buildLinesOption(indexLines({ past, edition, theme }), theme, space),
    [past, edition],
  );
  const [first = '', last = ''] = [past.Dates[0], past.Dates.at(-1)];
  return (
    <Chart
      label={t.indexSentence(format.date(first), format.date(last))}
      option={option}
      size="small"
      parts={lineParts}
    />
  );
}

function indexLines({ past, edition, theme }: { past: Past; edition: Edition; theme: ChartTheme }): Lines {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const lines = past.Datas.map(({ Horizon, Index }, index) => ({
    code: String(Horizon),
    name: t.horizonLine(Horizon),
    token: seriesToken(index),
    values: Index,
    style: 'plain' as const,
  }));
  return {
    labels: dayLabels(format, past.Dates),
    provisional: new Set(),
    picked: null,
    axisTitle: t.indexAxisShort,
    axisText: (value) => format.number(value),
    compact: true,
    fromZero: false,
    lines: [
      ...lines,
      { code: '50', name: '50', token: '--line-strong', values: past.Dates.map(() => 50), style: 'dashed' },
    ],
    tooltip: (index) =>
      tooltipElement({
        title: format.date(past.Dates[index] ?? ''),
        lines: lines.map(({ name, token, values }) => {
          const value = values[index] ?? null;
          return { name, color: theme.color(token), texts: [value === null ? '–' : format.number(value, 1)] };
        }),
        notes: [],
      }),
  };
}

function OutcomeCell({ row }: { row: ClosedSurveyItem }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (row.Outcome === null) return <span className={styles['note']}>{t.pending}</span>;
  const { Change, Direction } = row.Outcome;
  return (
    <>
      <ChangeMark value={Direction === 'flat' ? 0 : Change} text={format.changePercent(Change)} />
      <span className={classNames(shared['under'], shared['regular'])}>{t.opinions[Direction]}</span>
    </>
  );
}

export function ResultTable({ rows }: { rows: readonly ClosedSurveyItem[] }) {
  const t = useMessages(messages);
  const columns = useResultColumns();
  return <DataTable caption={t.resultsCaption} columns={columns} rows={rows} rowKey={({ ItemID }) => String(ItemID)} />;
}

function useResultColumns(): readonly Column<ClosedSurveyItem>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    {
      key: 'item',
      head: t.item,
      cell: (row) => (
        <>
          {row.OriginName} · {row.CutName}
          <span className={classNames(shared['under'], shared['regular'])}>
            {t.horizon(row.Horizon)} · {t.answers(format.number(row.Answers))}
          </span>
        </>
      ),
    },
    {
      key: 'closed',
      head: t.closedOn,
      cell: (row) => <span className={styles['oneLine']}>{format.dateShort(row.Deadline)}</span>,
    },
    { key: 'said', head: t.said, cell: (row) => <Result result={row.Result} isHeaded /> },
    { key: 'outcome', head: t.outcome, numeric: true, cell: (row) => <OutcomeCell row={row} /> },
    {
      key: 'hit',
      head: t.hit,
      numeric: true,
      cell: (row) => {
        const rate = row.Outcome?.HitRate ?? null;
        return rate === null ? '–' : format.percent(rate, 0);
      },
    },
  ];
}
