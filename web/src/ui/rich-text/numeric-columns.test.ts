import { expect, test } from 'vitest';
import { parseArticleHtml } from './html-tree.ts';
import { buildNumericColumns } from './numeric-columns.ts';

function findNumeric(rows: readonly (readonly string[])[], head = '') {
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const [table] = parseArticleHtml(`<table>${head}<tbody>${body}</tbody></table>`);
  if (typeof table !== 'object') throw new Error('A table was written');
  return [...buildNumericColumns(table)];
}

test.each(['1,106,000', '5.25', '5,100–5,300', '+3.2%', '−1.4 %', '- 5', '–', '平', 'unch.', '12%'])(
  '%s is a figure',
  (figure) => {
    expect(findNumeric([['Brazil', figure]])).toEqual([1]);
  },
);

test.each(['Brazil', '约5,000', '5,000 USD/t', 'Q3', '2026-09-x', 'n/a'])('%s is none', (text) => {
  expect(findNumeric([['Brazil', text]])).toEqual([]);
});

test('a column is of figures where all of its cells are, empty ones left aside', () => {
  expect(
    findNumeric([
      ['Brazil', '120', '5.1', ''],
      ['Uruguay', '', 'n/a', ''],
    ]),
  ).toEqual([1]);
});

test('the head’s words do not matter, and lines may be of different lengths', () => {
  const head = '<thead><tr><th>Origin</th><th>t</th></tr></thead>';
  expect(findNumeric([['Brazil', '1'], ['Others'], ['Uruguay', '2', '3']], head)).toEqual([1, 2]);
});

test('a table without lines has none', () => {
  expect(findNumeric([])).toEqual([]);
});
