import { expect, it } from 'vitest';
import { getFormat } from '#i18n/format.ts';
import { formatSubjectText, formatValueText, isIdentifier, toEdition } from './audit-values.ts';
import { messages } from './messages.ts';

const chinese = (field: string, value: string) =>
  formatValueText(field, value, { ...messages.cn, edition: 'cn' }, getFormat('cn'));
const english = (field: string, value: string) =>
  formatValueText(field, value, { ...messages.en, edition: 'en' }, getFormat('en'));

it('says codes by name, where the field has codes', () => {
  expect([chinese('Stage', 'writing'), english('Detail.Section', 'policy')]).toEqual(['撰写中', 'Policy']);
  expect(chinese('Sections', 'policy, trade')).toBe('政策、贸易数据');
  expect([chinese('State', 'answered'), english('State', 'answered')]).toEqual(['已回复', 'Answered']);
  expect(english('State', 'a new code')).toBe('a new code');
  // What somebody wrote is theirs.
  expect(english('Title', 'policy')).toBe('policy');
});

it('says the codes of prices and plants by name', () => {
  expect([chinese('MarketType', 'forward'), english('Specs', 'GRASS, COW')]).toEqual(['期货', 'Grass-fed, Cow']);
  expect([chinese('status', 'SUSP_CN'), english('state', 'blocked')]).toEqual(['中方暂停', 'Blocked']);
});

it('says the codes of the desk by the names given', () => {
  const named = { StaffRole: { desk: 'Members’ desk' }, Modules: { Info: 'Info', Eyes: 'Videos' } };
  const words = { ...messages.en, edition: 'en', named } as const;
  expect(formatValueText('staff_role', 'desk', words, getFormat('en'))).toBe('Members’ desk');
  expect(formatValueText('Member.0.Modules', 'Info, Eyes', words, getFormat('en'))).toBe('Info, Videos');
});

it('gives times in Beijing, in the order of the language, and truth in a word', () => {
  expect(chinese('PublishDate', '2026-11-26T23:00:00.000Z')).toBe('2026年11月27日 07:00');
  expect(english('StartDate', '2026-11-26')).toBe('26 November 2026');
  expect([chinese('Shared', 'true'), english('Recommended', 'false')]).toEqual(['是', 'No']);
});

it('gives amounts by their thousands, and leaves codes and record numbers as they are', () => {
  expect([english('Changes.After.ValueUsd', '3600000'), chinese('Bytes', '12600')]).toEqual(['3,600,000', '12,600']);
  expect([english('AssignedTo', '1300'), english('HsCodes', '02023000')]).toEqual(['1300', '02023000']);
});

it('knows the edition of a nested field', () => {
  expect([toEdition('cn.Title'), toEdition('Texts.en.Link'), toEdition('Title'), toEdition('cn')]).toEqual([
    'cn',
    'en',
    null,
    null,
  ]);
});

it('says which of its kind a thing is in words, and nothing that only the program could tell', () => {
  const say = (subject: string, edition: 'cn' | 'en' = 'en') =>
    formatSubjectText(subject, { ...messages[edition], edition }, getFormat(edition));
  expect([say('beef forward 2026-11-20'), say('pork spot 2026-11-20', 'cn')]).toEqual([
    'Beef Forward 20 November 2026',
    '猪肉 现货 2026年11月20日',
  ]);
  expect([say('42'), say('USD 2026-11-20'), say('plan')]).toEqual(['42', 'USD 20 November 2026', 'Backup plan']);
  const keys = [
    '3f2b8c1e-7a4d-4b1f-9c3e-0a1b2c3d4e5f',
    'a94a8fe5ccb19ba6',
    '5d41402abc4b2a76.webp',
    'front',
    'callLimits',
  ];
  expect(keys.map((key) => say(key)).join('')).toBe('');
  expect([isIdentifier('861380013800'), isIdentifier('overQuota')]).toEqual([false, false]);
});
