import { expect, it } from 'vitest';
import { chosenWords } from './chosen-words.ts';
import { formatFigureTitle } from './figure-words.ts';
import { pngCaption } from '../share/png-caption.ts';
import { answerExample } from '../view-answer.fixture.ts';

const { dict, options } = answerExample;
const origin = (Code: string, NameCn: string, NameEn: string) => ({ Code, NameCn, NameEn });
const more = [origin('AUS', '澳大利亚', 'Australia'), origin('NZL', '新西兰', 'New Zealand')];
const asking = (Origin: string[]) => ({
  ...answerExample,
  dict: { ...dict, Selection: { ...dict.Selection, Origin } },
  options: options === null ? null : { ...options, Origins: [...options.Origins, ...more] },
});

it('says of which origins the figures are, by their names in the edition', () => {
  expect(chosenWords(asking([]), 'en')).toBe('');
  expect(chosenWords(asking(['BRA', 'URY']), 'en')).toBe('; origin: Brazil, Uruguay');
  expect(chosenWords(asking(['BRA', 'URY']), 'cn')).toBe('；产地：巴西、乌拉圭');
});

it('names the first of many, and counts the others', () => {
  expect(chosenWords(asking(['BRA', 'URY', 'AUS', 'NZL']), 'en')).toBe('; origin: Brazil, Uruguay and 2 more');
  expect(chosenWords(asking(['BRA', 'URY', 'AUS', 'NZL']), 'cn')).toBe('；产地：巴西、乌拉圭等4个');
});

it('is part of the title, also of a picture that leaves the page, whose unit stands with its span', () => {
  expect(formatFigureTitle(asking(['BRA']), 't', 'en')).toMatch(/excl. offal; origin: Brazil$/);
  const caption = pngCaption(asking(['BRA']), { unit: 'USD', edition: 'cn', address: 'https://example.com/' });
  expect(caption.title).toMatch(/^2026年9月巴西牛肉进口额600美元/);
  expect(caption.subtitle).toMatch(/；产地：巴西 · .* · 美元$/);
});
