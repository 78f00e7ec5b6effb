import type { CutMargins } from '@btc/contract/prices/cut-margins.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback, useMemo } from 'react';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { Chart } from '#charts/chart.tsx';
import { ChartEvents } from '#charts/events/chart-events.tsx';
import { buildLinesOption, lineParts, type Lines, type NamedLine } from '#charts/lines/lines.ts';
import { dayLabels, timeAxis } from '#charts/lines/over-time.ts';
import { originToken } from '#charts/origin-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat, useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { formatPriceText, formatUnitName } from '#prices/face.ts';
import { toCutAddress } from './cut-address.ts';
import type { CutData } from './cut-query.ts';
import styles from './cut.module.css';
import { messages } from './messages.ts';

const narrowWidth = 520;
type OriginMargins = CutMargins['Rows'][number];

interface Drawing {
  readonly margins: CutMargins;
  readonly of: OriginMargins;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

/** Landed forward, spot and margin of one origin by week; links lead to the other origins. */
export function MarginPart({ found: { row, state, dict } }: { readonly found: CutData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const margins = dict.Margins;
  const shown = margins?.Rows.find(({ Code }) => Code === state.origin) ?? margins?.Rows[0];
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.margins}</h2>
      {margins === null || shown === undefined ? (
        <p className={styles['note']}>{t.noMargins}</p>
      ) : (
        <>
          <nav aria-label={t.origin} className={classNames(shared['wideLinks'], styles['links'])}>
            {margins.Rows.map((one) => (
              <PageLink
                key={one.Code}
                to={toCutAddress(edition, row.Code, { ...state, origin: one.Code })}
                aria-current={one.Code === shown.Code ? 'page' : undefined}
              >
                {nameIn(edition, one)}
              </PageLink>
            ))}
          </nav>
          <MarginChart margins={margins} of={shown} cut={nameIn(edition, row)} meat={dict.Meat} />
          <p className={styles['note']}>{t.marginsNote}</p>
        </>
      )}
    </section>
  );
}

interface MarginChartProps extends Pick<Drawing, 'margins' | 'of'> {
  readonly cut: string;
  readonly meat: 'beef' | 'pork';
}

function MarginChart({ margins, of, cut, meat }: MarginChartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildLinesOption(
        { ...toMarginLines({ margins, of, edition, theme }), compact: space.width < narrowWidth },
        theme,
        space,
      ),
    [margins, of, edition],
  );
  const [from = '', to = ''] = [of.Weeks[0], of.Weeks.at(-1)].map((week) =>
    week === undefined ? '' : format.date(week.Week),
  );
  const { placeOf, slots } = useMemo(() => timeAxis(of.Weeks.map(({ Week }) => Week)), [of]);
  const span = { from: slots[0] ?? '', to: slots.at(-1) ?? '' };
  return (
    <ChartEvents meat={meat} origins={[of.Code]} {...span}>
      <Chart
        label={t.chartLabel(`${nameIn(edition, of)} ${cut}`, from, to)}
        option={option}
        parts={lineParts}
        placeOf={placeOf}
      />
    </ChartEvents>
  );
}

/** Lines in one unit and basis, so that the margin is the distance between two of them. */
export function toMarginLines({ margins, of, edition, theme }: Drawing): Omit<Lines, 'compact'> {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const { Unit: unit } = margins;
  const axis = timeAxis(of.Weeks.map(({ Week }) => Week));
  const token = originToken(of.Code);
  const all: readonly (Omit<NamedLine, 'values'> & {
    readonly key: 'AtPort' | 'Landed' | 'LandedOver' | 'Spot' | 'Margin';
  })[] = [
    { key: 'AtPort', code: 'FORWARD', name: t.atPort, token: '--ink-2', style: 'plain' },
    { key: 'Landed', code: 'LANDED', name: t.landed, token, style: 'plain' },
    { key: 'LandedOver', code: 'OVER', name: t.landedOver, token, style: 'dashed' },
    { key: 'Spot', code: 'SPOT', name: t.spot, token: '--accent', style: 'strong' },
    { key: 'Margin', code: 'MARGIN', name: t.margin, token: '--ink', style: 'plain' },
  ];
  // At the port an offer is landed as it is.
  const drawn = all.filter(
    ({ key }) => of.Weeks.some((week) => week[key] !== null) && (key !== 'AtPort' || margins.Level !== 'cif'),
  );
  return {
    labels: dayLabels(format, axis.slots),
    provisional: axis.findPositions([]),
    picked: null,
    axisTitle: formatUnitName(format, unit),
    axisText: (value) => formatPriceText(format, unit, value),
    fromZero: true,
    lines: drawn.map(({ key, ...line }) => ({ ...line, values: axis.spread(of.Weeks.map((week) => week[key])) })),
    tooltip: (index) => {
      const week = of.Weeks[axis.rowAt(index)];
      if (week === undefined) return null;
      const text = (value: number | null) => (value === null ? '–' : formatPriceText(format, unit, value));
      const offer =
        week.Forward === null
          ? []
          : [`${t.forward} ${formatPriceText(format, 'USD/t', week.Forward)} ${formatUnitName(format, 'USD/t')}`];
      return tooltipElement({
        title: `${format.date(week.Week)} · ${formatUnitName(format, unit)}`,
        lines: drawn.map(({ key, name, token: color }) => ({
          name,
          color: theme.color(color),
          texts: [text(week[key])],
        })),
        notes: offer,
      });
    },
  };
}
