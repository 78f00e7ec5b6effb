import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback, useMemo } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import type { ChartPart } from '#charts/engine/chart-parts.ts';
import { type Bubbles, buildBubblesOption } from '#charts/shapes/bubbles.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from '../parts/figure-part.module.css';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { KeyList } from '../parts/key-list.tsx';
import { rankedMembers } from './member-bars.ts';
import { messages } from '../messages.ts';
import { originLegend, toOriginToken } from './to-origin-token.ts';
import { ParetoChart, paretoToken } from './pareto-figure.tsx';
import { formatFigureText, narrowWidth, formatValueText } from '../period-frame.ts';
import { SideList } from '../parts/side-list.tsx';
import { SizeBands } from './size-bands.tsx';
import { StatStrip } from '../parts/stat-strip.tsx';
import { structureStats } from './structure-stats.ts';

const parts: readonly ChartPart[] = ['scatter'];

export function ConcentrationFigure(props: FigureProps) {
  const { chart, unit, mode, onMember, tableHref } = props;
  const edition = useEdition();
  const t = useMessages(messages);
  const { Structure } = chart.Dict;
  const origins = new Map(chart.Patterns.map((pattern) => [pattern.Code, toOriginToken(pattern)]));
  return (
    <FigureLayout
      mode={mode}
      hasLongNames
      side={
        <SideList
          nameTitle={t.exporter}
          members={rankedMembers(chart, { unit, edition, token: paretoToken }).map((member) => ({
            ...member,
            token: origins.get(member.code) ?? member.token,
          }))}
          unit={unit}
          selection={chart.Dict.Selection}
          onMember={onMember}
          tableHref={tableHref}
          isNumbered
          count={mode === 'large' ? 15 : 8}
        />
      }
    >
      <ParetoChart {...props} />
      {Structure !== undefined && (
        <StatStrip label={t.structure} stats={structureStats(Structure, edition, 'exporter')} />
      )}
      <PlantBubbles {...props} />
      {Structure !== undefined && <SizeBands structure={Structure} member="exporter" />}
    </FigureLayout>
  );
}

function PlantBubbles({ chart, mode, onMember }: FigureProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildBubblesOption(
        buildPlantBubbles({ chart, edition, theme, compact: mode === 'small' || space.width < narrowWidth }),
        theme,
        space,
      ),
    [chart, edition, mode],
  );
  const legend = useMemo(() => originLegend(chart.Patterns, edition, t.others), [chart, edition, t]);
  const shown = chart.Patterns.filter(hasPlants);
  if (shown.length === 0) return null;
  return (
    <section className={classNames(shared['stack2'], shared['shrinks'])} aria-label={t.plantsAndVolume}>
      <h3 className={styles['title']}>{t.plantsAndVolume}</h3>
      <KeyList entries={legend} />
      <Chart
        label={t.plantsSentence(getFormat(edition).number(shown.length))}
        option={option}
        size={mode === 'large' ? 'large' : 'small'}
        parts={parts}
        pickBy="mark"
        legend={legend}
        heading={t.plantsAndVolume}
        onPick={(index) => {
          const pattern = shown[index];
          if (pattern !== undefined) onMember?.(pattern.Code);
        }}
      />
    </section>
  );
}

function hasPlants({ Plants, Volume }: ViewChart['Patterns'][number]): boolean {
  return Plants !== undefined && Plants > 0 && Volume !== null;
}

const asides = [0, 0.16, -0.16, 0.3, -0.3] as const;

/** Exporters with the same number of plants are offset, so that none hides another. */
function beside(shown: ViewChart['Patterns'], index: number): number {
  const plants = shown[index]?.Plants ?? 0;
  const order = shown.slice(0, index).filter(({ Plants }) => Plants === plants).length;
  return plants + (asides[order % asides.length] ?? 0);
}

interface PlantDrawing {
  readonly chart: ViewChart;
  readonly edition: Edition;
  readonly theme: ChartTheme;
  readonly compact: boolean;
}

/** Bubbles: number of plants across, tonnes up, area by tonnes per plant. */
export function buildPlantBubbles({ chart, edition, theme, compact }: PlantDrawing): Bubbles {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const shown = chart.Patterns.filter(hasPlants);
  const most = Math.max(0, ...shown.map(({ Plants }) => Plants ?? 0));
  const { axisTitle, axisText } = formatValueText({ scale: shown.map(({ Volume }) => Volume), unit: 't', edition });
  return {
    bubbles: shown.map((pattern, index) => ({
      name: nameIn(edition, pattern),
      x: beside(shown, index),
      y: pattern.Volume ?? 0,
      size: (pattern.Volume ?? 0) / (pattern.Plants ?? 1),
      token: toOriginToken(pattern),
    })),
    x: {
      title: t.plants,
      text: (value) => (Number.isInteger(value) ? format.number(value) : ''),
      isLog: false,
      fromZero: true,
      max: Math.ceil(most * 1.12 + 0.3),
    },
    y: { title: t.byPowers(axisTitle), text: axisText, isLog: true, fromZero: false },
    level: null,
    picked: null,
    named: compact ? 4 : 12,
    compact,
    tooltip: (index) => {
      const pattern = shown[index];
      if (pattern === undefined) return null;
      const color = theme.color(toOriginToken(pattern));
      const volume = pattern.Volume ?? 0;
      return tooltipElement({
        title: nameIn(edition, pattern),
        lines: [
          { name: t.plants, color, texts: [format.number(pattern.Plants ?? 0)] },
          { name: t.axis.t, color, texts: [formatFigureText(edition, volume)] },
          { name: t.perPlant, color, texts: [formatFigureText(edition, volume / (pattern.Plants ?? 1))] },
        ],
        notes: [(edition === 'cn' ? pattern.OriginCn : pattern.OriginEn) ?? ''].filter((note) => note !== ''),
      });
    },
  };
}
