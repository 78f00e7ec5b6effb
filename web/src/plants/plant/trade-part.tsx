import { formatCodeIn } from '@btc/contract/names.ts';
import { plantStatuses } from '@btc/reference/plant-statuses.ts';
import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { columnsAndLineOption } from '#charts/lines/columns-and-line.ts';
import { originToken } from '#charts/origin-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import styles from './plant.module.css';
import type { PlantData } from './plant-query.ts';
import { CutTable, MonthTable } from './trade-tables.tsx';
import { unitValue } from './unit-value.ts';

const chartParts = ['marks'] as const;

/** What the plant has shipped by month, with what happened to its registration; to whoever has the data. */
export function TradePart({ found }: { found: PlantData }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const { trade, plant } = found;
  const { Dict, Datas } = trade;
  const total = Datas.reduce((sum, { Volume }) => sum + (Volume ?? 0), 0);
  return (
    <section className={styles['part']}>
      <h2>{t.trade(plant.PlantNo)}</h2>
      {Dict.Locked !== null ? (
        <LockedPanel title={t.tradeLocked} reason={Dict.Locked.Reason} level={3}>
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
  const t = useMessages({ cn: zh, en });
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

function TradeChart({ found: { trade, plant, events }, total }: { found: PlantData; total: number }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const { Dates, Datas } = trade;
  const token = originToken(plant.Origin);
  const lineToken = '--ink';
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      columnsAndLineOption(
        {
          labels: Dates.map((month) => format.monthShort(month)),
          provisional: new Set(),
          picked: null,
          compact: space.width < 520,
          axisTitle: t.tradeUnit,
          axisText: (value) => format.number(value),
          columns: { name: t.volume, token, values: Datas.map(({ Volume }) => Volume) },
          line: {
            name: t.unitValue,
            token: lineToken,
            values: Datas.map(unitValue),
            axisTitle: format.unit.usdPerTonne,
            axisText: (value) => format.number(value),
          },
          events: events.flatMap(({ EffectiveOn, Status }) => {
            const index = Dates.indexOf(EffectiveOn.slice(0, 7));
            return index === -1 ? [] : [{ index, name: formatCodeIn(edition, plantStatuses, Status) }];
          }),
          tooltip: (index) => {
            const [month, row] = [Dates[index], Datas[index]];
            if (month === undefined || row === undefined) return null;
            const price = unitValue(row);
            return tooltipElement({
              title: format.month(month),
              lines: [
                {
                  name: t.volume,
                  color: theme.color(token),
                  texts: [row.Volume === null ? '–' : format.tonnes(row.Volume)],
                },
                {
                  name: t.unitValue,
                  color: theme.color(lineToken),
                  texts: [price === null ? '–' : format.usdPerTonne(price)],
                },
              ],
              notes: [],
            });
          },
        },
        theme,
      ),
    [Dates, Datas, events, edition, format, t, token],
  );
  const label = t.tradeLabel(
    t.trade(plant.PlantNo),
    format.month(Dates[0] ?? ''),
    format.month(Dates.at(-1) ?? ''),
    format.volumeInText(total),
  );
  return <Chart label={label} option={option} size="small" parts={chartParts} />;
}
