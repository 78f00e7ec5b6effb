/** Not published, not traded, or nothing to compare with (zero, or not published). */
export type ViewGap = 'notPublished' | 'notTraded' | 'noBase';

export interface TradedAmounts {
  readonly Volume: number | null;
  readonly ValueUsd?: number | null | undefined;
  readonly ValueCny?: number | null | undefined;
}

interface GapRow extends TradedAmounts {
  readonly Ytd?: number | null | undefined;
  readonly Values?: readonly (number | null)[] | undefined;
  readonly Untraded?: readonly number[] | undefined;
  readonly YoyUntraded?: true | undefined;
}

/** True if the published amounts are zero and at least one is published. */
export function hasNoTrade({ Volume, ValueUsd = null, ValueCny = null }: TradedAmounts): boolean {
  const published = [Volume, ValueUsd, ValueCny].filter((amount) => amount !== null);
  return published.length > 0 && published.every((amount) => amount === 0);
}

function findChangeGap(now: number | null | undefined): ViewGap {
  if (now === 0) return 'notTraded';
  return now === null || now === undefined ? 'notPublished' : 'noBase';
}

/** `Values` holds unit values or weights. */
function findValueGap({ Untraded = [] }: GapRow, place: string): ViewGap {
  return Untraded.includes(Number(place)) ? 'notTraded' : 'notPublished';
}

export function findRowGap(row: GapRow, key: string): ViewGap {
  const [name, place] = key.split('.');
  switch (name) {
    case 'Values':
      return findValueGap(row, place ?? '');
    case 'UsdPerTonne':
    case 'Share':
      return hasNoTrade(row) ? 'notTraded' : 'notPublished';
    case 'ShareA':
      return row.Values?.[0] === 0 ? 'notTraded' : 'notPublished';
    case 'ShareB':
      return row.Values?.[1] === 0 ? 'notTraded' : 'notPublished';
    case 'Yoy':
      return hasNoTrade(row) || row.YoyUntraded === true
        ? 'notTraded'
        : findChangeGap(row.Volume ?? row.ValueUsd ?? row.ValueCny);
    case 'YtdYoy':
      return findChangeGap(row.Ytd);
    case 'DifferencePercent':
      return row.Volume === null ? 'notPublished' : 'noBase';
    default:
      return 'notPublished';
  }
}

interface GapSeries {
  readonly Code: string;
  readonly Unit: string;
  readonly Values: readonly (number | null)[];
}

/** Trade is looked up in the series of the same member in tonnes. */
export function findSeriesGap(all: readonly GapSeries[], { Code, Unit }: GapSeries, index: number): ViewGap {
  if (Unit !== 'USD/t' && Unit !== '%') return 'notPublished';
  const weights = all.find((one) => one.Code === Code && one.Unit === 't');
  return weights?.Values[index] === 0 ? 'notTraded' : 'notPublished';
}
