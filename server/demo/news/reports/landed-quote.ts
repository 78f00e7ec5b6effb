import { getLandedCost } from '@btc/contract/prices/landed-cost.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { readLandedCost } from '#prices/landed/landed.service.ts';
import type { PriceDeps } from '#prices/price-deps.ts';
import type { QuotedWeek, QuoteFacts } from './weekly-facts.ts';

export type LandedRow = OutputOf<typeof getLandedCost>['Row'];

/** Costs of the item that a comment reckons through, now and at the quote before, and of its first item: CNY/kg ex cold store, tax in. */
export interface WeekCosts {
  readonly quote: QuoteFacts;
  readonly now: LandedRow;
  readonly before: LandedRow;
  readonly lead: LandedRow;
}

/** What the calculator reads. */
export type LandedDeps = Pick<PriceDeps, 'db' | 'safeguard'>;

/** What the calculator answers for a price of an origin on a day. */
async function landedOn(
  deps: LandedDeps,
  origin: string,
  { day, usd }: { day: string; usd: number },
): Promise<LandedRow> {
  const question = getLandedCost.input.parse({ Origin: origin, Date: day, Cif: usd });
  return (await readLandedCost(deps, question, { today: day })).Row;
}

/** Asks the calculator for the costs of a week, each price at the rate and duties of its own day. */
export async function readWeekCosts(deps: LandedDeps, { kind, lead, mover }: QuotedWeek): Promise<WeekCosts> {
  const quote = kind === 'flat' ? lead : mover;
  const ask = ({ item, mainstream, day }: QuoteFacts) => landedOn(deps, item.origin, { day, usd: mainstream });
  const [now, before, leadCost] = await Promise.all([
    ask(quote),
    ask({ ...quote, mainstream: quote.mainstream - quote.change, day: quote.previousDay }),
    ask(lead),
  ]);
  return { quote, now, before, lead: leadCost };
}
