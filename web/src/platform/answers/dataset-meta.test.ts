import { readDataPath } from '@btc/contract/data/data-address.ts';
import { expect, test } from 'vitest';
import { datasetPageMeta, releasesFeedLink } from './dataset-meta.ts';
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
    Array.from({ length: 4 }, () => 'beef-two'),
  );
});

test('a page without figures says nothing of the kind', () => {
  expect(findStructured('/ContactUs')).toBeUndefined();
});

test('the feed is that of the page’s edition', () => {
  expect(releasesFeedLink({ edition: 'cn', title: '修订记录' }, settings)).toMatchObject({
    href: `${base}/data/v1/releases.atom?edition=cn`,
  });
});
