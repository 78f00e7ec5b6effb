import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { buildExhibitionMeta } from './calendar/exhibition-meta.ts';
import { buildMerchantMeta } from './merchants/merchant-meta.ts';

const base = 'https://portal.example';

function ofEvent(said: object) {
  const { Row } = makeExample(operations.GetExhibition.output, { Row: said });
  return buildExhibitionMeta({ event: Row } as Parameters<typeof buildExhibitionMeta>[0], base); // the rest says nothing to search engines
}

function ofMerchant(said: object) {
  const { Row } = makeExample(operations.GetMerchant.output, { Row: said });
  return buildMerchantMeta({ merchant: Row } as Parameters<typeof buildMerchantMeta>[0], base); // as above
}

test('an event tells its days, its place and whether it happens', () => {
  const event = {
    Demo: false,
    StartDate: '2026-12-01',
    EndDate: '2026-12-03',
    Country: 'CHN',
    City: '上海',
    Venue: null,
    Name: '肉类展',
  };
  const { structured, description } = ofEvent({ ...event, Time: 'coming' });
  expect(description).toContain('2026年12月1日—3日，上海。');
  expect(structured).toMatchObject({
    mainEntity: {
      startDate: '2026-12-01',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: '上海' },
    },
  });
  expect(ofEvent({ ...event, Time: 'cancelled' }).structured).toMatchObject({
    mainEntity: { eventStatus: 'https://schema.org/EventCancelled' },
  });
});

test('what is invented is not told to search engines, and contacts never are', () => {
  expect(ofEvent({ Demo: true }).structured).not.toHaveProperty('mainEntity');
  expect(ofMerchant({ Demo: true }).structured).not.toHaveProperty('mainEntity');
  const real = JSON.stringify(ofMerchant({ Demo: false, Contact: { Phone: '021-5555' } }));
  expect(real).toContain('"Organization"');
  expect(real).not.toContain('021-5555');
});

test('a name in English is told where there is one', () => {
  expect(ofMerchant({ Demo: false, NameEn: 'Firm' }).structured).toMatchObject({
    mainEntity: { alternateName: 'Firm' },
  });
  expect(ofMerchant({ Demo: false, NameEn: null }).structured?.['mainEntity']).not.toHaveProperty('alternateName');
});
