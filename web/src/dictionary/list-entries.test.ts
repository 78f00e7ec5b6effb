import { expect, test } from 'vitest';
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { findEntries, listEntries } from './list-entries.ts';

const source = { SourceCn: '业内通称', SourceEn: 'Trade usage' };
const blade: DictionaryRow = {
  Kind: 'beefCut',
  Code: 'oyster_blade',
  NameCn: '板腱',
  NameEn: 'Oyster blade',
  GroupCode: 'forequarter',
  GroupCn: '前部',
  GroupEn: 'Forequarter',
  Form: 'boneless',
  HsCode: null,
  NoteCn: null,
  NoteEn: null,
  Listed: true,
  Names: [
    { Role: 'ausMeat', Name: '2303', SourceCn: 'AUS-MEAT《澳大利亚肉类手册》', SourceEn: 'AUS-MEAT' },
    { Role: 'imps', Name: '114D', SourceCn: '美国农业部 IMPS', SourceEn: 'USDA, IMPS' },
    { Role: 'market', Name: '上板腱', ...source },
    { Role: 'market', Name: '牡蛎肉', ...source },
  ],
  SourceCn: '随系统发布的名录',
  SourceEn: 'List that comes with the portal',
};

test.each(['板腱', '上板', 'OYSTER  Blade', '2303', '114d', '１１４Ｄ'])('“%s” finds the cut', (text) => {
  expect(findEntries(listEntries([blade], 'cn'), text).map(({ id }) => id)).toEqual(['beefCut-oyster_blade']);
});

test('an edition shows its own name first, the names by what they are, and each source once', () => {
  expect(listEntries([blade], 'en')[0]).toMatchObject({
    name: 'Oyster blade',
    otherName: '板腱',
    form: 'Boneless',
    names: [
      { role: 'market', written: ['上板腱', '牡蛎肉'] },
      { role: 'ausMeat', written: ['2303'] },
      { role: 'imps', written: ['114D'] },
    ],
    sources: ['List that comes with the portal', 'AUS-MEAT', 'USDA, IMPS', 'Trade usage'],
  });
});

test('a status says what becomes of the registration', () => {
  expect(findEntries(listEntries([], 'cn'), '中方暂停')).toMatchObject([
    { id: 'status-SUSP_CN', otherName: 'Suspended by China', note: '此后状态：暂停' },
  ]);
  expect(findEntries(listEntries([], 'en'), 'number adj')).toMatchObject([
    { note: 'Leaves the registration as it was' },
  ]);
});
