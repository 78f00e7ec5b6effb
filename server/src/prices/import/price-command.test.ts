import { expect, test } from 'vitest';
import { readPriceCommand } from './price-command.ts';

const read = (line: string) => readPriceCommand(line.split(' '));

test('warnings are accepted, and sheet and encoding named, as for any other file', () => {
  expect(read('series a.csv --accept farFromBefore --encoding windows-1252 --sheet Prices --lang cn')).toEqual({
    kind: 'import',
    edition: 'cn',
    request: {
      form: 'series',
      path: 'a.csv',
      isLoaded: true,
      accept: ['farFromBefore'],
      sheet: 'Prices',
      encoding: 'windows-1252',
      publishedOn: null,
      isOverNewer: false,
    },
  });
  expect(read('quotes a.csv --preview')).toMatchObject({ request: { isLoaded: false, accept: [], encoding: null } });
});

test('what cannot be is named', () => {
  expect(read('futures a.csv --accept manyEnds,worldMismatch --encoding latin9 --lang fr')).toEqual({
    kind: 'wrong',
    issues: [
      '--encoding is one of: utf-8, utf-16le, utf-16be, gb18030, windows-1252',
      '--accept: manyEnds is no warning that stops; those are farFromBefore',
      '--accept: worldMismatch is no warning that stops; those are farFromBefore',
      '--lang takes en or cn',
    ],
  });
  expect(read('quotes a.csv --force')).toMatchObject({ kind: 'wrong', issues: [expect.stringContaining('--force')] });
});
