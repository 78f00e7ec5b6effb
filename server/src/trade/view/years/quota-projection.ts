/*
 * When a quota is full if the year goes on as it has begun. The rest of the year is assumed to follow the shape of the years before
 * (the mean of each month over up to three complete ones), scaled by this year's pace: what came in so far against what that shape has
 * for the same months. The earliest and the latest day come from the highest and the lowest pace of any three published months in a
 * row. Within a month trade is spread evenly over its days. Shipments that rush to arrive before a quota is full, or wait for the next
 * year, are not foreseen. Nothing is projected beyond 31 December: unused quota is not carried over.
 */

/** What is known of an origin in the year of its quota, all in one unit. */
export interface QuotaYear {
  readonly year: number;
  readonly quota: number;
  /** What came in in each published month from January. */
  readonly months: readonly number[];
  /** The twelve months of complete years before, in any order. */
  readonly earlierYears: readonly (readonly number[])[];
}

/** Days `YYYY-MM-DD` on which the quota is full; null where that is not within the year. */
export interface FillDays {
  readonly earliest: string | null;
  readonly central: string | null;
  readonly latest: string | null;
}

const monthsOfYear = 12;
const paceMonths = 3;

/** Projects the day on which a quota is full; one that is full already gives the day on which it was, estimated within its month. */
export function projectFill({ year, quota, months, earlierYears }: QuotaYear): FillDays {
  const filled = dayOfFill(year, quota, months);
  if (filled !== null) return { earliest: filled, central: filled, latest: filled };
  if (months.length === 0) return { earliest: null, central: null, latest: null };
  const shape = shapeOf(earlierYears, months.length);
  const { highest, lowest, mean } = pacesOf(months, shape);
  const fillAt = (pace: number): string | null =>
    dayOfFill(year, quota, [...months, ...shape.slice(months.length).map((share) => share * pace)]);
  return { earliest: fillAt(highest), central: fillAt(mean), latest: fillAt(lowest) };
}

/** The mean of each month; an even year where there is no earlier one, or none with trade in the months to compare with. */
function shapeOf(years: readonly (readonly number[])[], published: number): readonly number[] {
  const means = Array.from(
    { length: monthsOfYear },
    (_, place) => years.reduce((sum, months) => sum + (months[place] ?? 0), 0) / Math.max(1, years.length),
  );
  return sum(means.slice(0, published)) > 0 ? means : means.map(() => 1);
}

function pacesOf(
  months: readonly number[],
  shape: readonly number[],
): { highest: number; lowest: number; mean: number } {
  const mean = sum(months) / sum(shape.slice(0, months.length));
  const paces = months.flatMap((_, place) => {
    const end = place + paceMonths;
    const base = sum(shape.slice(place, end));
    return end > months.length || base === 0 ? [] : [sum(months.slice(place, end)) / base];
  });
  return { mean, highest: Math.max(mean, ...paces), lowest: Math.min(mean, ...paces) };
}

function dayOfFill(year: number, quota: number, months: readonly number[]): string | null {
  let used = 0;
  for (const [place, amount] of months.entries()) {
    if (amount > 0 && used + amount >= quota) {
      const days = new Date(Date.UTC(year, place + 1, 0)).getUTCDate();
      const day = Math.min(days, Math.max(1, Math.ceil(((quota - used) / amount) * days)));
      return `${year}-${String(place + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    }
    used += amount;
  }
  return null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
