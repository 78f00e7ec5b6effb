import { expect, it } from 'vitest';
import { listDifferences, readableDifferences } from './differences.ts';

it('names the fields that became something else, and no others', () => {
  expect(
    listDifferences({ Before: { state: 'normal', kept: 1 }, After: { state: 'blocked', kept: 1, Reason: 'x' } }),
  ).toEqual([
    { field: 'state', before: 'normal', after: 'blocked' },
    { field: 'Reason', before: null, after: 'x' },
  ]);
});

it('looks into what is nested, and shows a list as one value', () => {
  expect(
    listDifferences({
      Before: { Member: [{ Modules: ['Info'], State: 0 }] },
      After: { Member: [{ Modules: ['Info', 'Price'], State: 3 }] },
    }),
  ).toEqual([
    { field: 'Member.0.Modules', before: 'Info', after: 'Info, Price' },
    { field: 'Member.0.State', before: '0', after: '3' },
  ]);
});

it('takes what is missing for nothing', () => {
  expect(listDifferences({ Before: null, After: null })).toEqual([]);
  expect(listDifferences({ Before: { nick: 'a' }, After: { nick: null } })).toEqual([
    { field: 'nick', before: 'a', after: null },
  ]);
});

it('leaves out record numbers and empty lists, and names a thing once, in the language of the console', () => {
  const After = {
    SeriesID: 7,
    OriginCode: 'BRA',
    OriginCn: '巴西',
    OriginEn: 'Brazil',
    CutCode: 'side',
    Specs: [],
    Low: 5,
  };
  const read = (edition: 'cn' | 'en') =>
    readableDifferences({ Before: null, After }, edition).map(({ field, after }) => `${field} ${after}`);
  expect(read('cn')).toEqual(['OriginCn 巴西', 'CutCode side', 'Low 5']);
  expect(read('en')).toEqual(['OriginEn Brazil', 'CutCode side', 'Low 5']);
});

it('leaves out what only the program can tell', () => {
  const After = { UploadKey: '3f2b8c1e-7a4d-4b1f-9c3e-0a1b2c3d4e5f', FileName: 'quotes.csv' };
  expect(readableDifferences({ Before: null, After }, 'en').map(({ field }) => field)).toEqual(['FileName']);
});
