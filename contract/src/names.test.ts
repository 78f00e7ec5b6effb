import { describe, expect, it } from 'vitest';
import { formatCode, formatCodeIn, listCodes, nameIn, presentCode } from './names.ts';

const chilled = { code: 'chilled', nameCn: '冰鲜', nameEn: 'Chilled' };

describe('the name of something', () => {
  it('is the one of the edition, of a row of ours and of an answer alike', () => {
    expect([nameIn('cn', chilled), nameIn('en', chilled)]).toEqual(['冰鲜', 'Chilled']);
    expect([nameIn('cn', { NameCn: '巴西', NameEn: null }), nameIn('en', { NameCn: '巴西', NameEn: null })]).toEqual([
      '巴西',
      null,
    ]);
  });

  it('is the code itself where it has no row', () => {
    expect(formatCode('en', undefined, 'aged')).toBe('aged');
    expect(formatCodeIn('en', [chilled], 'chilled')).toBe('Chilled');
    expect(formatCodeIn('cn', [chilled], null)).toBeNull();
    expect(presentCode('aged', undefined)).toEqual({ Code: 'aged', NameCn: 'aged', NameEn: 'aged' });
  });

  it('stands in a list as the edition writes one', () => {
    expect(listCodes('cn', [chilled], ['chilled', 'aged'])).toBe('冰鲜、aged');
    expect(listCodes('en', [chilled], ['chilled', 'aged'])).toBe('Chilled, aged');
  });
});
