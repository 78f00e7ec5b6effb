import type { Edition } from '@btc/contract/members/access.ts';
import { formatModuleName } from '@btc/contract/members/module-names.ts';
import { membershipLevels } from '@btc/contract/members/membership.ts';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { dayIn, formatLevelName } from '../mail/level-words.ts';
import { brochureWords } from './brochure-words.ts';
import { createBrochures } from './brochure.service.ts';
import { sameVersions } from '#platform/db/versions/room-versions.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestCache } from '#testing/shared-cache.fixture.ts';

const editions = ['cn', 'en'] as const satisfies readonly Edition[];
const config = {
  publicUrl: 'https://www.portal.example',
  mailboxes: { contact: 'service@portal.example', members: 'members@portal.example', news: null },
  trialItems: 10,
  offersPayBusiness: true,
};
let database: TestDatabase;
let versions = sameVersions(1);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function brochures() {
  return createBrochures({ db: database.db, config, cache: createTestCache(() => versions, fixedClock()) });
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

describe.each(editions)('the membership brochure (%s)', (edition) => {
  test('is one page with its own fonts inside, in the language of the edition', async () => {
    const { pdf } = await brochures()(edition);
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(countPages(pdf)).toBe(1);
    expect(text.match(/\/FontFile2/g)).toHaveLength(2);
    expect(text).toContain(edition === 'cn' ? '/Lang (zh-CN)' : '/Lang (en)');
    expect(pdf.length).toBeLessThan(80_000);
  });

  test('has a glyph for every sign that it can show', async () => {
    const glyphs = await readFile(new URL('../../platform/pdf/fonts/glyphs.txt', import.meta.url), 'utf8');
    const shown = [
      ...toTexts(brochureWords[edition]),
      ...membershipLevels.map((level) => formatLevelName(edition, level)),
      formatModuleName(edition, 'Info'),
      dayIn(edition, new Date('2026-12-31T00:00:00Z')),
    ].join('');
    const missing = [...new Set(shown)].filter((sign) => !glyphs.includes(sign));
    expect(missing).toEqual([]);
  });

  test('is drawn once, and again only when a level opens something else', async () => {
    const brochureOf = brochures();
    const [first, again] = await Promise.all([brochureOf(edition), brochureOf(edition)]);
    expect(again.etag).toBe(first.etag);
    versions = { ...versions, members: versions.members + 1 };
    expect((await brochureOf(edition)).pdf).toBe((await brochureOf(edition)).pdf);
    expect((await brochureOf(edition)).etag).toBe(first.etag);
    const opened = edition === 'cn' ? ['Info', 'Eyes'] : ['Info', 'Market'];
    await database.db.updateTable('membership_level').set({ modules: opened }).where('level', '=', '_member').execute();
    expect((await brochureOf(edition)).etag).toBe(first.etag);
    versions = { ...versions, members: versions.members + 1 };
    expect((await brochureOf(edition)).etag).not.toBe(first.etag);
  });
});

test('the same content gives the same file', async () => {
  const [one, other] = [await brochures()('en'), await brochures()('en')];
  expect(other.etag).toBe(one.etag);
});

function toTexts(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String(words('0'))];
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap((one) => toTexts(one));
  return [];
}
