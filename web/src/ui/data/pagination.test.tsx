import { expect, it } from 'vitest';
import { renderEdition } from '../testing/render-edition.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

const print = (page: number, count: number) =>
  pageWindow(page, count)
    .map((step) => (step.kind === 'gap' ? '…' : step.page))
    .join(' ');

it('names the ends, the current page and its neighbours', () => {
  expect(print(1, 1)).toBe('1');
  expect(print(1, 5)).toBe('1 2 … 5');
  expect(print(5, 20)).toBe('1 … 4 5 6 … 20');
  expect(print(20, 20)).toBe('1 … 19 20');
});

it('never hides a single page behind a gap', () => {
  expect(print(3, 5)).toBe('1 2 3 4 5');
  expect(print(4, 20)).toBe('1 2 3 4 5 … 20');
});

it('is made of links with the labels of the edition', () => {
  const bar = <Pagination page={2} pageCount={9} hrefFor={(page) => `/BTCInfo/Section?page=${page}`} />;
  const en = renderEdition('en', bar);
  for (const label of ['First', 'Previous', 'Next', 'Last', 'Page 2 of 9']) expect(en).toContain(label);
  expect(en).toContain('href="/BTCInfo/Section?page=3"');
  expect(en).toMatch(/aria-current="page"[^>]*>2</);
  const cn = renderEdition('cn', bar);
  for (const label of ['首页', '上一页', '下一页', '末页', '第2页，共9页']) expect(cn).toContain(label);
});

it('has no link to where one already is, and is absent with one page', () => {
  const first = renderEdition('en', <Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} />);
  expect(first).toMatch(/<span[^>]*>Previous<\/span>/);
  expect(renderEdition('en', <Pagination page={1} pageCount={1} hrefFor={String} />)).toBe('');
});
