import { carriedNames, isCarried } from '@btc/contract/prices/carried-level.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { lineParts, type Lines, buildLinesOption } from '#charts/lines/lines.ts';
import { dayLabels } from '#charts/lines/over-time.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat, useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import type { IndexData } from './index-query.ts';
import { messages } from './messages.ts';

const narrowWidth = 520;

interface Drawing {
  readonly found: IndexData;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

/** A week without a level is a gap. */
export function IndexChart({ found }: Pick<Drawing, 'found'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { name, points } = found;
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildLinesOption(
        { ...toIndexLines({ found, edition, theme }), compact: space.width < narrowWidth },
        theme,
        space,
      ),
    [found, edition],
  );
  const [first, last] = [points[0], points.at(-1)];
  const unit = name.Unit === 'points' ? t.points : t.spreadUnit;
  const latest = last?.Level === null || last === undefined ? '–' : `${format.number(last.Level, 2)} ${unit}`;
  const [from = '', to = ''] = [first, last].map((point) => (point === undefined ? '' : format.date(point.Date)));
  const placeOf = useCallback((day: string) => findWeek(points, day), [points]);
  return (
    <Chart
      label={t.chartLabel(nameIn(edition, name), from, to, latest)}
      option={option}
      parts={lineParts}
      placeOf={placeOf}
    />
  );
}

/** Index of the first week that ends on or after a day; null for a day before all weeks or after them. */
function findWeek(points: IndexData['points'], day: string): number | null {
  const at = points.findIndex(({ Date: end }) => end >= day);
  return at < 0 || day < (points[0]?.Date ?? '') ? null : at;
}

/** The index, and the spread at the over-quota duty where it has one. */
export function toIndexLines({ found: { name, points }, edition, theme }: Drawing): Omit<Lines, 'compact'> {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const unit = name.Unit === 'points' ? t.points : t.spreadUnit;
  const hasOver = points.some(({ LevelOver }) => LevelOver !== null);
  const over = { code: 'OVER', name: t.levelOver, token: '--ink-2', style: 'dashed' } as const;
  const level = { code: 'LEVEL', name: hasOver ? t.levelIn : '', token: '--accent', style: 'strong' } as const;
  const text = (value: number | null) => `${value === null ? '–' : format.number(value, 2)} ${unit}`;
  return {
    labels: dayLabels(
      format,
      points.map(({ Date: day }) => day),
    ),
    // The ground of weeks without quotes is hatched; the page says so below.
    provisional: new Set(points.flatMap((point, index) => (isCarried(point) ? [index] : []))),
    picked: null,
    axisTitle: unit,
    axisText: (value) => format.number(value, 1),
    fromZero: false,
    lines: [
      ...(hasOver ? [{ ...over, values: points.map(({ LevelOver }) => LevelOver) }] : []),
      { ...level, values: points.map(({ Level }) => Level) },
    ],
    tooltip: (index) => {
      const point = points[index];
      if (point === undefined) return null;
      const { Date: day, Level, LevelOver, Carried } = point;
      const ofOver = { name: over.name, color: theme.color(over.token), texts: [text(LevelOver)] };
      return tooltipElement({
        title: `${t.week} ${format.date(day)}`,
        lines: [
          { name: level.name || nameIn(edition, name), color: theme.color(level.token), texts: [text(Level)] },
          ...(LevelOver === null ? [] : [ofOver]),
        ],
        notes: [
          ...(Carried > 0 ? [`${t.carried}: ${format.number(Carried)}`] : []),
          ...(isCarried(point) ? [carriedNames[edition]] : []),
        ],
      });
    },
  };
}
