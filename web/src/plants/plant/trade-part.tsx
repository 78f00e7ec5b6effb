import { formatCodeIn } from '@btc/contract/names.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type ColumnsAndLine, buildColumnsAndLineOption } from '#charts/lines/columns-and-line.ts';
import { originToken } from '#charts/origin-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat, useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { messages } from './messages.ts';
import styles from './plant.module.css';
import type { PlantData } from './plant-query.ts';
import { CutTable, MonthTable } from './trade-tables.tsx';
import { unitValue } from './unit-value.ts';

const chartParts = ['marks'] as const;

export function TradePart({ found }: { found: PlantData }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { trade, plant } = found;
  const { Dict, Datas } = trade;
  const total = Datas.reduce((sum, { Volume }) => sum + (Volume ?? 0), 0);
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.trade(plant.PlantNo)}</h2>
      {Dict.Locked !== null ? (
        <LockedPanel
          title={t.tradeLocked}
          reason={Dict.Locked.Reason}
          level={3}
          isFurther={found.dict.Locked?.Reason === Dict.Locked.Reason}
        >
          <p>{t.tradeLockedText}</p>
        </LockedPanel>
      ) : total === 0 ? (
        <p className={styles['quiet']}>{t.tradeNone}</p>
      ) : (
        <>
          <p className={styles['quiet']}>
            {t.tradeTotal(format.volumeInText(total))} {Dict.Demo && <DemoMark kind="data" />}
          </p>
          <TradeChart found={found} total={total} />
          <CutTable trade={trade} total={total} />
          <details>
            <summary className={styles['more']}>{t.tableTitle}</summary>
            <MonthTable trade={trade} title={t.trade(plant.PlantNo)} />
          </details>
          <TradeSource found={found} />
        </>
      )}
    </section>
  );
}

function TradeSource({ found: { trade } }: { found: PlantData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { SourceNameCn, SourceNameEn, PublishedOn } = trade.Dict;
  const name = edition === 'cn' ? SourceNameCn : SourceNameEn;
  if (name === null) return null;
  return (
    <p className={styles['quiet']}>
      {PublishedOn === null ? t.sourceNoDay(name) : t.source(name, format.date(PublishedOn))}
    </p>
  );
}

function TradeChart({ found, total }: { found: PlantData; total: number }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildColumnsAndLineOption({ ...buildTradeColumns({ found, edition, theme }), compact: space.width < 520 }, theme),
    [found, edition],
  );
  const { Dates } = found.trade;
  const label = t.tradeLabel(
    t.trade(found.plant.PlantNo),
    format.month(Dates[0] ?? ''),
    format.month(Dates.at(-1) ?? ''),
    format.volumeInText(total),
  );
  return <Chart label={label} option={option} size="small" parts={chartParts} />;
}

interface Drawing {
  readonly found: PlantData;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

/** Volumes as columns, USD per tonne as a line, and the changes of registration. */
export function buildTradeColumns({ found, edition, theme }: Drawing): Omit<ColumnsAndLine, 'compact'> {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const { plant, events } = found;
  const { Dates, Datas } = found.trade;
  const columns = { name: t.volume, token: originToken(plant.Origin), values: Datas.map(({ Volume }) => Volume) };
  const line = { name: t.unitValue, token: '--ink', values: Datas.map(unitValue) };
  const axisText = (value: number) => format.number(value);
  return {
    labels: Dates.map((month) => format.monthShort(month)),
    provisional: new Set(),
    picked: null,
    axisTitle: t.tradeUnit,
    axisText,
    columns,
    line: { ...line, axisTitle: format.unit.usdPerTonne, axisText },
    events: events.flatMap(({ EffectiveOn, Status }) => {
      const index = Dates.indexOf(EffectiveOn.slice(0, 7));
      return index === -1 ? [] : [{ index, name: formatCodeIn(edition, plantStatuses, Status) }];
    }),
    tooltip: (index) => {
      const month = Dates[index];
      if (month === undefined) return null;
      const [volume, price] = [columns.values[index] ?? null, line.values[index] ?? null];
      const toLine = ({ name, token }: typeof line | typeof columns, text: string) => ({
        name,
        color: theme.color(token),
        texts: [text],
      });
      return tooltipElement({
        title: format.month(month),
        lines: [
          toLine(columns, volume === null ? '–' : format.tonnes(volume)),
          toLine(line, price === null ? '–' : format.usdPerTonne(price)),
        ],
        notes: [],
      });
    },
  };
}
