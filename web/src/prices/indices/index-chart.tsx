import { carriedNames, isCarried } from '@btc/contract/prices/carried-level.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback, useMemo } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { lineParts, linesOption, type NamedLine } from '#charts/lines/lines.ts';
import { dayLabels } from '#charts/lines/over-time.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { IndexData } from './index-query.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const narrowWidth = 520;
const token = '--accent';

/** The spread at the over-quota duty, where it has one. */
function overLine(points: IndexData['points'], name: string): readonly NamedLine[] {
  if (points.every(({ LevelOver }) => LevelOver === null)) return [];
  const values = points.map(({ LevelOver }) => LevelOver);
  return [{ code: 'OVER', name, token: '--ink-2', values, style: 'dashed' }];
}

/** An index over time; a week without a level is a gap. */
export function IndexChart({ found: { name, points } }: { found: IndexData }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const unit = name.Unit === 'points' ? t.points : t.spreadUnit;
  const title = nameIn(edition, name);
  const over = useMemo(() => overLine(points, t.levelOver), [points, t]);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      linesOption(
        {
          labels: dayLabels(
            format,
            points.map(({ Date: day }) => day),
          ),
          // The ground of weeks without quotes is hatched; the page says so below.
          provisional: new Set(points.flatMap((point, index) => (isCarried(point) ? [index] : []))),
          picked: null,
          axisTitle: unit,
          axisText: (value) => format.number(value, 1),
          compact: space.width < narrowWidth,
          fromZero: false,
          lines: [
            ...over,
            {
              code: 'LEVEL',
              name: over.length === 0 ? '' : t.levelIn,
              token,
              values: points.map(({ Level }) => Level),
              style: 'strong',
            },
          ],
          tooltip: (index) => {
            const point = points[index];
            if (point === undefined) return null;
            const level = point.Level === null ? '–' : format.number(point.Level, 2);
            return tooltipElement({
              title: `${t.week} ${format.date(point.Date)}`,
              lines: [
                {
                  name: over.length === 0 ? title : t.levelIn,
                  color: theme.color(token),
                  texts: [`${level} ${unit}`],
                },
                ...(point.LevelOver === null
                  ? []
                  : [
                      {
                        name: t.levelOver,
                        color: theme.color('--ink-2'),
                        texts: [`${format.number(point.LevelOver, 2)} ${unit}`],
                      },
                    ]),
              ],
              notes: [
                ...(point.Carried > 0 ? [`${t.carried}: ${format.number(point.Carried)}`] : []),
                ...(isCarried(point) ? [carriedNames[edition]] : []),
              ],
            });
          },
        },
        theme,
        space,
      ),
    [points, format, t, unit, title, over, edition],
  );
  const [first, last] = [points[0], points.at(-1)];
  const latest = last?.Level === null || last === undefined ? '–' : `${format.number(last.Level, 2)} ${unit}`;
  const [from = '', to = ''] = [first, last].map((point) => (point === undefined ? '' : format.date(point.Date)));
  return <Chart label={t.chartLabel(title, from, to, latest)} option={option} parts={lineParts} />;
}
