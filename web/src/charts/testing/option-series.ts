import type { ChartOption } from '../chart-option.ts';

export function seriesById({ series }: ChartOption): Readonly<Record<string, object>> {
  const list: unknown = series;
  const all: readonly unknown[] = Array.isArray(list) ? list : [];
  return Object.fromEntries(
    all.flatMap((one) => (typeof one === 'object' && one !== null && 'id' in one ? [[String(one.id), one]] : [])),
  );
}

export function toData(series: object | undefined): readonly unknown[] {
  const data: unknown = series !== undefined && 'data' in series ? series.data : [];
  return Array.isArray(data) ? data : [];
}
