import { addDays } from '@btc/contract/time.ts';
import type { Desk, Writer } from './writer.ts';

const market = { Meat: 'beef', MarketType: 'forward' } as const;
const series = {
  ...market,
  Origin: 'URY',

  Storage: 'frozen',
  Term: 'CFR',
  Port: 'main',
  Unit: 'USD/t',
} as const;
const cuts = ['shank', 'chuck_roll', 'brisket'] as const;
const values = { Low: 5900, High: 6050, Mainstream: 6000, QuoteCount: 4, Basis: 'offer' } as const;
const lastDay = '2019-12-31';

let seriesIds: readonly number[] = [];

/** A brand of its own keeps these series apart from those of the demonstration. */
async function prepare({ call }: Desk): Promise<void> {
  const api = call('analysts');
  const made = [];
  for (const Cut of cuts) made.push(await api('SavePriceSeries', { ...series, Specs: [], Cut, Brand: 'Writer' }));
  seriesIds = made.map(({ Row }) => Row.SeriesID);
}

async function quote({ call, ledger, nextNumber }: Desk): Promise<void> {
  const day = addDays(lastDay, -nextNumber());
  const api = call('analysts');
  ledger.attempt('draft batch', day);
  const { Rows } = await api('SaveQuoteDrafts', {
    Date: day,
    Lines: seriesIds.map((SeriesID) => ({ SeriesID, ExpectedRevision: 0, Values: values, Confirmed: true })),
  });
  if (Rows.every(({ Outcome }) => Outcome === 'saved')) ledger.acknowledge('draft batch', day);
  else ledger.noteAnswer(`drafts ${Rows.map(({ Outcome }) => Outcome).join(' ')}`);
  ledger.attempt('quotes', day);
  await api('PublishQuotes', {
    ...market,
    Date: day,
    Lines: seriesIds.map((SeriesID) => ({ SeriesID, ExpectedRevision: 1 })),
  });
  ledger.acknowledge('quotes', day);
}

const own = `from price_quote q join price_series s on s.id = q.series_id where s.brand = 'Writer'`;

export const quoteWriter: Writer = {
  name: 'quotes',
  prepare,
  act: quote,
  stored: {
    'draft batch': `select q.day::text as key, 1 as count ${own} group by 1 having count(*) = ${cuts.length}`,
    quotes: `select q.day::text as key, 1 as count ${own} and q.state = 'published' group by 1`,
  },
  halfDone: {
    'days published in part': `select count(*)::int as count from (
      select q.day ${own} group by q.day having count(distinct q.state) > 1) part`,
  },
};
