import type { ChartEventRow, getChartEvents } from '@btc/contract/trade/chart-events.ts';
import { maxChartEvents } from '@btc/contract/trade/chart-events.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import type { Db } from '#platform/db/db.ts';
import { listDutyLines, readPublishedSafeguard } from '#safeguard/face.ts';
import { countPlantChanges, type SpanOfOrigins } from './plant-change.queries.ts';
import { toDutyEvents } from './duty-events.ts';
import { toPlantEvents } from './plant-events.ts';
import { toSafeguardEvents } from './safeguard-events.ts';

export async function readChartEvents(db: Db, span: SpanOfOrigins): Promise<OutputOf<typeof getChartEvents>> {
  const { meat, origins, from, to } = span;
  const [record, duties, changes] = await Promise.all([
    readPublishedSafeguard(db),
    listDutyLines(db, meat),
    countPlantChanges(db, span),
  ]);
  const law = [...(meat === 'beef' ? toSafeguardEvents(record, origins) : []), ...toDutyEvents(duties, origins)].filter(
    ({ Day }) => from <= Day && Day <= to,
  );
  const plants = changes.toSorted((one, other) => other.plants - one.plants).map(toPlantEvents);
  const Rows = [...law.toSorted(laterFirst), ...plants].slice(0, maxChartEvents).toSorted(laterFirst).toReversed();
  return { Rows, Total: law.length + plants.length };
}

function laterFirst(one: ChartEventRow, other: ChartEventRow): number {
  return other.Day.localeCompare(one.Day);
}
