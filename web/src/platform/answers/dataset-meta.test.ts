import { dataForms, readDataPath } from '@btc/contract/data/data-address.ts';
import { expect, test } from 'vitest';
import { datasetPageMeta, releasesFeedLink, toVintage } from './dataset-meta.ts';
import { settingsExample } from '../testing/site-settings.fixture.ts';

const base = 'https://portal.example';
const settings = { ...settingsExample, publicUrl: base };
const page = { edition: 'en', title: 'Imports by origin', description: 'Beef.', isFree: false } as const;

function findStructured(path: string) {
  const tags = datasetPageMeta({ ...page, path }, settings);
  return tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))[0];
}

test('a page with figures says that it is a data set, and where each form of it is', () => {
  const found = findStructured('/BTCData?view=beef-two');
  expect(found).toMatchObject({
    '@type': 'Dataset',
    name: page.title,
    identifier: 'beef-two',
    url: `${base}/BTCData?view=beef-two`,
    isAccessibleForFree: false,
    license: `${base}/Terms`,
  });
  const { distribution } = found as { readonly distribution: readonly { readonly contentUrl: string }[] }; // as above
  expect(distribution.map(({ contentUrl }) => readDataPath(contentUrl.slice(base.length))?.name)).toEqual(
    dataForms.map(() => 'beef-two'),
  );
});

test.each([
  [{ span: ['2025-10', '2026-09'], publishedOn: '2026-10-20', updatedAt: '2026-10-20T03:00:00Z' }, '2025-10/2026-09'],
  [toVintage(['2026-11-20']), '2026-11-20'],
  [toVintage(['2026-11-23', '2026-11-16', '2026-11-09']), '2026-11-09/2026-11-23'],
] as const)('its span and days are those of the page: %o', (vintage, temporalCoverage) => {
  const tags = datasetPageMeta({ ...page, path: '/BTCData', vintage }, settings);
  const found = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))[0];
  expect(found).toMatchObject({
    temporalCoverage,
    ...(vintage === undefined || vintage.publishedOn === null
      ? {}
      : { datePublished: vintage.publishedOn, dateModified: vintage.updatedAt }),
  });
});

test('it says no span where the page shows none', () => {
  expect(toVintage([])).toBeUndefined();
  expect(findStructured('/BTCData')).not.toHaveProperty('temporalCoverage');
});

test('a page without figures says nothing of the kind', () => {
  expect(findStructured('/ContactUs')).toBeUndefined();
});

test('the feed is that of the page’s edition', () => {
  expect(releasesFeedLink({ edition: 'cn', title: '修订记录' }, settings)).toMatchObject({
    href: `${base}/data/v1/releases.atom?edition=cn`,
  });
});
