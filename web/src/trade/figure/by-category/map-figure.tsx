import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import { useCallback, useMemo, useState } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import type { ChartPart } from '#charts/engine/chart-parts.ts';
import { type Choropleth, buildChoroplethOption } from '#charts/shapes/choropleth.ts';
import { type TileFigure, TileMap } from '#charts/shapes/tile-map.tsx';
import { scaleTokens } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { KeyList } from '../parts/key-list.tsx';
import styles from './map-figure.module.css';
import { rankedMembers } from './member-bars.ts';
import { messages } from '../messages.ts';
import { formatFigureText } from '../period-frame.ts';
import { formatMembersSentence } from '../sentence.ts';
import { stepLegend, toStep } from './share-steps.ts';
import { SideList } from '../parts/side-list.tsx';
import { type RankedMember } from '../view-series.ts';

const parts: readonly ChartPart[] = ['labels', 'map'];

export function MapFigure({ chart, unit, mode, title, tableHref }: FigureProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const [picked, setPicked] = useState<string | null>(null);
  const regions = useMemo(() => rankRegions(chart, unit, edition), [chart, unit, edition]);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildChoroplethOption(buildMap({ regions, unit, picked, edition, theme }), theme, space),
    [regions, unit, picked, edition],
  );
  const legend = useMemo(() => stepLegend(t.noFigure), [t]);
  const choose = (code: string) => setPicked(code === picked ? null : code);
  const label = `${title}. ${formatMembersSentence(chart, unit, edition)}`;
  const tiles = (
    <TileMap label={label} figures={buildTiles({ regions, picked, edition })} formatName={createTileName(edition)} />
  );
  return (
    <FigureLayout
      mode={mode}
      side={
        <SideList
          nameTitle={t.dimension.province}
          members={rankedMembers(chart, { unit, edition, token: scaleTokens[3] }).map((member) => ({
            ...member,
            token: scaleTokens[toStep(member.share) ?? 0] ?? member.token,
          }))}
          unit={unit}
          selection={chart.Dict.Selection}
          picked={picked}
          onMember={choose}
          tableHref={tableHref}
          count={mode === 'large' ? 15 : 8}
        />
      }
    >
      <div className={styles['map']} data-mode={mode}>
        <Chart
          label={label}
          option={option}
          size={mode === 'large' ? 'tall' : 'large'}
          parts={parts}
          pickBy="mark"
          legend={legend}
          note={`${t.mapNote}${edition === 'cn' ? '' : ' '}${t.mapSource}`}
          fallback={tiles}
          onPick={(index) => {
            const region = regions[index];
            if (region !== undefined && region.value !== null) choose(region.code);
          }}
        />
      </div>
      <div className={styles['tiles']}>{tiles}</div>
      <KeyList entries={legend} />
      <p className={styles['note']}>{t.mapNote}</p>
      <p className={styles['source']}>{t.mapSource}</p>
    </FigureLayout>
  );
}

/** On the map, but outside the mainland's trade statistics. */
const withoutFigures = [
  { Code: '71', NameCn: '台湾', NameEn: 'Taiwan' },
  { Code: '81', NameCn: '香港', NameEn: 'Hong Kong' },
  { Code: '82', NameCn: '澳门', NameEn: 'Macao' },
] as const;

/** All regions of the map: with trade, without trade, and outside these statistics. */
export function rankRegions(chart: ViewChart, unit: SeriesUnit, edition: Edition): readonly RankedMember[] {
  const known = rankedMembers(chart, { unit, edition, token: scaleTokens[0] });
  const others = [
    ...provinces.map(({ code, nameCn, nameEn }) => ({ Code: code, NameCn: nameCn, NameEn: nameEn })),
    ...withoutFigures,
  ].filter(({ Code }) => known.every(({ code }) => code !== Code));
  const empty = others.map((one) => ({
    code: one.Code,
    name: nameIn(edition, one),
    token: scaleTokens[0],
    value: null,
    share: null,
  }));
  return [...known, ...empty];
}

interface MapDrawing {
  readonly regions: readonly RankedMember[];
  readonly unit: SeriesUnit;
  readonly picked: string | null;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

export function buildMap({ regions, unit, picked, edition, theme }: MapDrawing): Choropleth {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const index = regions.findIndex(({ code }) => code === picked);
  return {
    regions: regions.map(({ code, name, share }) => ({ code, name, step: toStep(share) })),
    picked: index === -1 ? null : index,
    seaName: t.southChinaSea,
    // English names are long: only those are written whose figures matter.
    isNamed: ({ step }) => edition === 'cn' || (step !== null && step > 0),
    tooltip: (at) => {
      const region = regions[at];
      if (region === undefined) return null;
      const { name, value, share } = region;
      if (value === null) return tooltipElement({ title: name, lines: [], notes: [t.noFigure] });
      const token = scaleTokens[toStep(share) ?? 0] ?? scaleTokens[0];
      const texts = [formatFigureText(edition, value), share === null ? '' : format.percent(share)];
      return tooltipElement({
        title: name,
        lines: [{ name: t.axis[unit], color: theme.color(token), texts }],
        notes: [],
      });
    },
  };
}

type TileDrawing = Pick<MapDrawing, 'regions' | 'picked' | 'edition'>;

export function buildTiles({ regions, picked, edition }: TileDrawing): ReadonlyMap<string, TileFigure> {
  const format = getFormat(edition);
  return new Map(
    regions
      .filter(({ share }) => share !== null)
      .map(({ code, share }) => [
        code,
        {
          text: share === null ? '–' : format.number(share, 1),
          step: toStep(share),
          isPicked: code === picked,
        },
      ]),
  );
}

/** A tile fits three Chinese characters, or the letter code, which the list explains in English. */
function createTileName(edition: Edition): (code: string, short: string) => string {
  return (code, short) => {
    if (edition === 'en') return short;
    const found =
      withoutFigures.find(({ Code }) => Code === code)?.NameCn ?? provinces.find((one) => one.code === code)?.nameCn;
    return found ?? short;
  };
}
