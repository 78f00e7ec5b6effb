import type { ViewStructure } from '@btc/contract/trade/view-answer.ts';
import { useCallback, useMemo } from 'react';
import { type PairedBars, buildPairedBarsOption } from '#charts/bars/paired-bars.ts';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from '../parts/figure-part.module.css';
import { KeyList } from '../parts/key-list.tsx';
import { messages } from '../messages.ts';
import { computeShare } from '../view-series.ts';

const tokens = [seriesToken(7), seriesToken(0)] as const;

export function SizeBands({
  structure,
  member,
}: {
  structure: ViewStructure;
  member: 'importer' | 'exporter' | 'plant';
}) {
  const edition = useEdition();
  const t = useMessages(messages);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildPairedBarsOption(buildBands(structure, edition, theme), theme, space),
    [structure, edition],
  );
  const legend = useMemo(
    () => [
      { name: t.shareOfCount[member], token: tokens[0] },
      { name: t.shareOfVolume, token: tokens[1] },
    ],
    [t, member],
  );
  return (
    <section className={classNames(shared['stack2'], shared['shrinks'])} aria-label={t.sizeBands}>
      <h3 className={styles['title']}>{t.sizeBands}</h3>
      <KeyList entries={legend} />
      <Chart
        label={formatBandsSentence(structure, edition)}
        option={option}
        size="low"
        pickBy="y"
        legend={legend}
        heading={t.sizeBands}
      />
    </section>
  );
}

export function buildBands({ Bands, Members }: ViewStructure, edition: Edition, theme: ChartTheme): PairedBars {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const bands = Bands.toReversed();
  const percent = (value: number | null): string => (value === null ? '–' : format.percent(value));
  return {
    tokens,
    picked: null,
    bars: bands.map((band) => {
      const part = computeShare(band.Members, Members);
      return {
        name: t.band(format.number(band.From), band.To === null ? null : format.number(band.To)),
        values: [part, band.Share],
        texts: [`${percent(part)} · ${t.count(format.number(band.Members))}`, percent(band.Share)],
      };
    }),
    tooltip: (index) => {
      const band = bands[index];
      if (band === undefined) return null;
      return tooltipElement({
        title: t.band(format.number(band.From), band.To === null ? null : format.number(band.To)),
        lines: [
          {
            name: t.members,
            color: theme.color(tokens[0]),
            texts: [format.number(band.Members), percent(computeShare(band.Members, Members))],
          },
          {
            name: t.axis.t,
            color: theme.color(tokens[1]),
            texts: [band.Volume === null ? '–' : format.number(band.Volume), percent(band.Share)],
          },
        ],
        notes: [],
      });
    },
  };
}

function formatBandsSentence({ Bands }: ViewStructure, edition: Edition): string {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const bands = Bands.toReversed().map(({ From, To, Members, Share }) =>
    t.bandSentence(
      t.band(format.number(From), To === null ? null : format.number(To)),
      format.number(Members),
      Share === null ? '–' : format.percent(Share),
    ),
  );
  return `${t.sizeBands}${t.colon}${bands.join(t.clauseJoin)}${t.sentenceEnd}`;
}
