import { expect, test } from 'vitest';
import { readListCommand } from './list-command.ts';

const read = (line: string) => readListCommand(line.split(' '));

test('a command for plants is read with what every import takes', () => {
  expect(read('plants a.csv --complete --accept manyEnds --encoding gb18030 --as-published-on 2026-10-06')).toEqual({
    kind: 'import',
    edition: 'en',
    request: {
      form: 'approvedList',
      path: 'a.csv',
      listedOn: '2026-10-06',
      preview: false,
      notify: false,
      isComplete: true,
      accept: ['manyEnds'],
      sheet: null,
      encoding: 'gb18030',
    },
  });
  expect(read('plants --template list.xlsx --lang cn')).toEqual({ kind: 'template', path: 'list.xlsx', edition: 'cn' });
  expect(read('rates a.csv')).toBeNull();
});

test('what is wrong is named', () => {
  expect(read('fsis-directory --as-published-on today --accept farFromBefore')).toEqual({
    kind: 'wrong',
    issues: [
      'the file is missing',
      '--as-published-on takes a day (YYYY-MM-DD), not today',
      '--accept: farFromBefore is no warning that stops; those are manyEnds',
    ],
  });
  expect(read('plants a.csv --all')).toMatchObject({ kind: 'wrong', issues: [expect.stringContaining('--all')] });
});
