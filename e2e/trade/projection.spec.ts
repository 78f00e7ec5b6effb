import { printPeriod } from '@btc/contract/figures/print-period.ts';
import { viewCodes } from '@btc/contract/trade/views.ts';
import { isLong } from '../../server/src/testing/long-tests.ts';
import { portalNow } from '../fixtures/clock.fixture.ts';
import { test } from '../fixtures/console.fixture.ts';
import { expect, sample } from '../fixtures/portal.fixture.ts';

/** Public addresses that no page links to. */
const unnamed = [
  '/rss.xml',
  '/cn/rss.xml',
  '/api/openapi.json',
  '/download/landed-cost.csv?Origin=BRA&Cif=6000',
  '/download/beef-price-index.csv',
  '/download/pork-price-index.csv',
  '/data/v1/quota-use.json',
  '/data/v1/quota-use.json?edition=en',
  '/data/v1/quota-use/metadata.json',
  '/data/v1/quota-notices.csv',
  '/data/v1/landed-cost.json?origin=BRA&cif=6000',
  ...viewCodes.flatMap((view) => [`/embed/BTCData?view=${view}`, `/embed/cn/BTCData?view=${view}`]),
];

/** Without tags and spaces, so that a day is found whatever its mark-up. */
const plain = (text: string) => text.replaceAll(/<[^>]*>|\s|&nbsp;/g, '');

/*
 * The day on which a quota is expected to be full is for members: no page, feed, file or description that a stranger can open
 * names it, in either edition.
 */
test('whatever the sitemap names is there, and nothing that a stranger can open names a projected day', async ({
  baseURL,
  signedIn,
}) => {
  const lost: string[] = [];
  const read = async (address: string) => {
    const response = await fetch(new URL(address, baseURL));
    if (!response.ok) lost.push(address);
    return response.text();
  };
  const { api } = await signedIn('demo_paid');
  const { Quotas = [] } = (await api('GetBeefWebDataNineChart', {})).Dict;
  // Days that have passed are dates of articles too.
  const today = portalNow().toISOString().slice(0, 10);
  const days = Quotas.flatMap(({ FillEarliest, FillCentral, FillLatest }) => [FillEarliest, FillCentral, FillLatest]);
  const hidden = [...new Set(days.flatMap((day) => (day !== null && day > today ? [day] : [])))];
  expect(hidden).not.toEqual([]);
  const forms = hidden.flatMap((day) => [day, plain(printPeriod(day, 'cn')), plain(printPeriod(day, 'en'))]);

  const named = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  );
  const shares = named.flatMap(({ pathname }) => {
    const id = /\/Article(?:Free)?\/(\d+)$/.exec(pathname)?.[1];
    return id === undefined ? [] : [`/share/${id}`, `/share/${id}?lang=en`];
  });
  // Plants and series are alike but for their number: some of each.
  const walked = named
    .map(({ pathname, search }) => pathname + search)
    .filter((address, index) => !/\/(?:Plant|Series)\/[^/]+$/.test(address) || index % 10 === 0);
  const found = [...walked, ...shares];
  const isNumbered = (address: string) => /\d+$/.test(address);
  const some = sample(found.filter(isNumbered), { every: 10 });
  const addresses = new Set([...some, ...found.filter((address) => !isNumbered(address)), ...unnamed]);
  expect(addresses.size).toBeGreaterThan(isLong ? 300 : 100);
  const leaked: string[] = [];
  for (const address of addresses) {
    const text = plain(await read(address));
    leaked.push(...forms.filter((form) => text.includes(form)).map((form) => `${address}: ${form}`));
  }
  expect(leaked).toEqual([]);
  expect(lost).toEqual([]);
});
