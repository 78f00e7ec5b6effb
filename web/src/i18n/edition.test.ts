import { errorTable } from '@btc/contract/wire/errors.ts';
import { describe, expect, it } from 'vitest';
import { toPathEdition, otherEdition, pathFor, withoutEdition } from './edition.ts';
import { formatErrorText } from './error-messages.ts';
import { gapNames, gaps } from './gap.ts';
import { plural } from './messages.ts';
import { storedLanguage } from './stored-language.ts';

describe('the edition of an address', () => {
  it('is Chinese under /cn in any case of letters', () => {
    expect(toPathEdition('/cn')).toBe('cn');
    expect(toPathEdition('/CN/BTCInfo')).toBe('cn');
    expect(toPathEdition('/cn/redirect')).toBe('cn');
    expect(toPathEdition('/embed/cn/BTCData')).toBe('cn');
    expect(toPathEdition('/embed/BTCData')).toBe('en');
  });

  it('is English without a prefix, also when the name only begins with cn', () => {
    expect(toPathEdition('/BTCInfo')).toBe('en');
    expect(toPathEdition('/cnews')).toBe('en');
  });

  it('is the default one for the root and the share pages', () => {
    for (const path of ['/', '/index.html', '/share/12', '/sharedownload', '/landing'])
      expect(toPathEdition(path)).toBe('cn');
  });

  it('is Chinese for the console, and English where the console says so', () => {
    for (const path of ['/console', '/console/desk/requests', '/Console/enquiries'])
      expect(toPathEdition(path)).toBe('cn');
    for (const path of ['/console/en', '/console/en/desk/requests', '/consoles'])
      expect(toPathEdition(path)).toBe('en');
  });

  it('is written into and taken out of paths', () => {
    expect(pathFor('cn', '/BTCInfo')).toBe('/cn/BTCInfo');
    expect(pathFor('en', '/BTCInfo')).toBe('/BTCInfo');
    expect(withoutEdition('/cn/BTCInfo')).toBe('/BTCInfo');
    expect(withoutEdition('/cn')).toBe('/');
    expect(withoutEdition('/BTCInfo')).toBe('/BTCInfo');
    expect(otherEdition('cn')).toBe('en');
  });

  it('is Chinese where no choice is stored', () => {
    expect(storedLanguage()).toBe('cn');
  });
});

describe('messages', () => {
  it('has a text for every error of the contract in both editions', () => {
    for (const { key } of Object.values(errorTable)) {
      expect(formatErrorText('cn', key)).toMatch(/\p{Script=Han}/u);
      expect(formatErrorText('en', key)).toMatch(/^[A-Z][^\p{Script=Han}]+\.$/u);
    }
  });

  it('names every gap', () => {
    for (const gap of gaps) {
      expect(gapNames.cn[gap]).not.toBe('');
      expect(gapNames.en[gap]).not.toBe('');
    }
  });

  it('chooses the English plural', () => {
    expect(plural(1, 'article', 'articles')).toBe('article');
    expect(plural(0, 'article', 'articles')).toBe('articles');
  });
});
