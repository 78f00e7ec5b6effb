import { expect, it } from 'vitest';
import { getFormat } from '#i18n/format.ts';
import { toEdition, formatValueText } from './audit-values.ts';
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
