import { entryKinds } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { expect, test } from 'vitest';
import { referenceDictionary } from './reference-dictionary.ts';
import { taughtDictionary } from './taught.fixture.ts';

const toCodes = (reading: ReturnType<typeof referenceDictionary.readCut>) =>
  reading.kind === 'unknown' ? [] : reading.cuts.map(({ code }) => code);

test.each([
  'oyster',
  'OYSTER',
  '板腱',
  '板 腱',
  '平铁',
  'oyster blade',
  'Flat Iron',
  '２３０３',
  'AUS-MEAT 2303',
  'IMPS 114D',
  '114d',
])('%s is the oyster blade', (text) => {
  const reading = referenceDictionary.readCut('beef', text);
  expect([reading.kind, toCodes(reading)]).toEqual(['known', ['oyster']]);
});

test('a name of two cuts is neither, unless the form of the goods decides or somebody taught it', () => {
  expect(referenceDictionary.readCut('beef', '大米龙').kind).toBe('ambiguous');
  expect(toCodes(referenceDictionary.readCut('beef', '大米龙'))).toEqual(['topside', 'outside_flat']);
  expect(referenceDictionary.readCut('beef', '大米龙', 'boneless').kind).toBe('ambiguous');
  const taught = taughtDictionary([{ kind: 'beefCut', code: 'topside', written: '大 米龙' }]);
  expect(taught.readCut('beef', '大米龙')).toMatchObject({ kind: 'known', cuts: [{ code: 'topside' }] });
});

test('what was taught never takes a name from the cut that bears it alone', () => {
  const taught = taughtDictionary([{ kind: 'beefCut', code: 'topside', written: '板腱' }]);
  expect(toCodes(taught.readCut('beef', '板腱'))).toEqual(['oyster']);
});

test('a spelling of a pair stands for both, and for no single one', () => {
  const pair = (code: string) => ({ kind: 'beefCut', code, written: '上脑/牛腩肋条' }) as const;
  const taught = taughtDictionary([pair('chuck_eye'), pair('rib_finger')]);
  expect(toCodes(taught.readCut('beef', '上脑／牛腩肋条'))).toEqual(['chuck_eye', 'rib_finger']);
  expect(taught.findTaught('beefCut', '上脑/牛腩肋条')).toBeUndefined();
  expect(taught.listMeant('上脑/牛腩肋条').map(({ code }) => code)).toEqual(['chuck_eye', 'rib_finger']);
});

test('beef and pork keep their cuts apart, and an empty or unknown text is nothing', () => {
  expect(toCodes(referenceDictionary.readCut('pork', '梅花肉'))).toEqual(['no1']);
  for (const [meat, text] of [
    ['beef', '梅花肉'],
    ['beef', ' '],
    ['pork', '板腱'],
  ] as const) {
    expect(referenceDictionary.readCut(meat, text)).toEqual({ kind: 'unknown' });
  }
});

test('a port is read by code and by name in either language', () => {
  for (const text of ['qingdao', '青岛', 'QINGDAO ', 'Qing dao']) {
    expect(referenceDictionary.readPort(text)?.code).toBe('qingdao');
  }
  expect(referenceDictionary.readPort('青岛港')).toBeUndefined();
});

test('every entry of the reference package has both names, a group that there is, and a source for each other name', () => {
  for (const kind of entryKinds) {
    for (const { code, nameCn, nameEn, group, names, source } of referenceDictionary.list(kind)) {
      expect([code, nameCn, nameEn, source]).not.toContain('');
      expect([code, group.nameCn]).not.toEqual([code, group.code]);
      expect(names.filter((name) => name.written === '' || name.source === '')).toEqual([]);
    }
  }
});
