import type { PublishQuotes } from '@btc/contract/prices/desk/quote-desk.ts';
import { toMonday } from '@btc/contract/time.ts';
import { ApiError, type FieldIssue } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { toWeekYear } from '../indices/chain.ts';
import { listWeights } from '../indices/price-index.queries.ts';
import { recomputeLevels, refreshAfterQuoteChange } from '../indices/renew-indices.ts';
import { refreshWeights } from '../indices/weights.service.ts';
import type { ReadYearVolumes } from '../price-deps.ts';
import { publishDrafts } from './sheet.queries.ts';

type Input = InputOf<typeof PublishQuotes>;

/** The first quotes of a year also fix that year's weights. */
async function takeYearsWeights(
  { db }: StaffWork,
  { Meat, Date: day }: Input,
  read: ReadYearVolumes,
): Promise<boolean> {
  const year = toWeekYear(toMonday(day));
  const known = await listWeights(db, Meat);
  if (known.some((row) => row.year >= year)) return false;
  const volumes = await read({ meat: Meat, year: year - 1 });
  return (await refreshWeights(db, { meat: Meat, year }, volumes)) > 0;
}

function toChangedLine(index: number): FieldIssue {
  return { Field: `Lines.${index}`, Rule: 'changed' };
}

export async function publishQuotes(
  work: StaffWork,
  input: Input,
  readYearVolumes: ReadYearVolumes,
): Promise<StaffChange<{ readonly published: number; readonly levels: number }>> {
  const { db, now } = work;
  const { Meat: meat, MarketType: market, Date: day, Lines } = input;
  const seen = new Map(
    Lines.map(({ SeriesID, ExpectedRevision }) => [SeriesID, { seriesId: SeriesID, revision: ExpectedRevision }]),
  );
  const published = await publishDrafts(db, { meat, market, day }, { seen: [...seen.values()], now });
  // Readers get what the desk has looked at, or nothing.
  const others = Lines.flatMap(({ SeriesID }, index) => (published.includes(SeriesID) ? [] : [index]));
  if (others.length > 0) throw new ApiError(1001, { List: others.map(toChangedLine) });
  let levels = await refreshAfterQuoteChange(db, { meat, market, days: [day] });
  if (await takeYearsWeights(work, input, readYearVolumes)) levels = await recomputeLevels(db, meat);
  return {
    subject: { kind: 'quote-sheet', id: `${meat} ${market} ${day}` },
    before: null,
    after: { Published: published },
    result: { published: published.length, levels },
  };
}
