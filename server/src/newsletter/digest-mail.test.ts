import { expect, test } from 'vitest';
import { digestMail } from './digest-mail.ts';

const index = {
  Meat: 'beef',
  Kind: 'forward',
  Origin: 'NZL',
  Label: 'NZ',
  Unit: 'points',
  Date: '2026-11-16',
} as const;

test.each([
  ['cn', '‡ 当周无报价'],
  ['en', '‡ no quotes that week'],
] as const)('an index that is only carried is marked in the mail of the %s edition', (edition, legend) => {
  const write = (Carried: boolean) =>
    digestMail(edition, {
      subject: 'x',
      intro: '',
      closing: '',
      publicUrl: 'https://portal.example',
      hasPlants: false,
      hasPrices: true,
      stopAddress: 'https://portal.example/stop',
      content: {
        Articles: [],
        Indices: [{ ...index, Level: 125.81, Change: Carried ? null : 0.5, Carried }],
        Changes: [],
        ChangesTotal: 0,
        Demo: false,
      },
    }).text;
  expect(write(true)).toContain('125.81‡');
  expect(write(true)).toContain(legend);
  expect(write(false)).not.toContain('‡');
});
