import { expect, test } from 'vitest';
import { makeDemoSeries } from '../prices/demo-quotes.ts';
import { demoPosts } from './market.read.ts';

const markets = { futures: 'forward', spot: 'spot' } as const;
/** Largest deviation of an asking price from the mainstream, as a share. */
const tolerance = 0.03;

test('what a firm asks on the board is near the quotes of the same cut, origin and market', () => {
  const series = makeDemoSeries();
  const compared = demoPosts.flatMap(({ Type, Origin, Cut, Price, Storage }) => {
    if ((Type !== 'futures' && Type !== 'spot') || Price === undefined || Price === null || Storage === 'chilled')
      return [];
    const quotes = series.filter(
      ({ market, origin, cut }) => market === markets[Type] && origin === Origin && cut === Cut,
    );
    const prices = quotes.flatMap(({ quotes: own }) => own.at(-1)?.mainstream ?? []);
    return prices.length === 0
      ? []
      : [{ post: `${Origin} ${Cut} ${Price}`, distances: prices.map((one) => Math.abs(Price / one - 1)) }];
  });
  expect(compared.length).toBeGreaterThan(5);
  for (const { post, distances } of compared) expect(Math.min(...distances), `Post ${post}`).toBeLessThan(tolerance);
});
