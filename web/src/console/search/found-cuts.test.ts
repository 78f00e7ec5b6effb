import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { expect, test } from 'vitest';
import { findCuts } from './found-cuts.ts';

function cut(Code: string, NameCn: string, names: readonly string[]): DictionaryRow {
  const source = { SourceCn: '名录', SourceEn: 'List' };
  return {
    Kind: 'beefCut',
    Code,
    NameCn,
    NameEn: `Cut ${Code}`,
    GroupCode: 'forequarter',
    GroupCn: '前部',
    GroupEn: 'Forequarter',
    Form: 'boneless',
    HsCode: null,
    NoteCn: null,
    NoteEn: null,
    Listed: true,
    Names: names.map((Name) => ({ Role: 'market', Name, ...source })),
    ...source,
  };
}

const rows = [
  cut('oyster', '板腱', ['牡蛎肉', '2303']),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((code) => cut(code, '牛', [])),
];

test('a cut is found by its name in either language or another name or number of it, and leads to its line of the dictionary', () => {
  for (const typed of ['板 腱', 'CUT OYSTER', '牡蛎', '2303'])
    expect(findCuts(rows, typed)[0]?.key).toBe('beefCut oyster');
  expect(findCuts(rows, '板腱')[0]?.screen).toMatch(/^prices\/dictionaries\?kind=beefCut&find=/);
});

test('no word finds everything', () => {
  expect(findCuts(rows, ' ')).toEqual([]);
  expect(findCuts(rows, '牛').length).toBe(5);
});
