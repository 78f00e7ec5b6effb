import { expect, test } from 'vitest';
import { classNamesIn, rulesFor } from './route-styles.ts';

const sheet = `
@font-face{font-family:Inter;src:url(/inter.woff2)}
:root{--ink:#111}
.plain{color:red}
._table_4xkb3_18{color:var(--ink)}
._table_4xkb3_18 ._cell_4xkb3_20,._menu_1aomt_64{margin:0}
@media (width<40rem){._menu_1aomt_64{display:none}}
@media print{._table_4xkb3_18{border:0}._menu_1aomt_64{display:none}}
@layer base{@supports (display:grid){._menu_1aomt_64{display:grid}}}
@keyframes _turn_1aomt_1{to{rotate:1turn}}
body:has(._menu_1aomt_64){overflow:hidden}
`;

test('a page gets the rules of its own classes and those of none, in their order', () => {
  const own = rulesFor(sheet, new Set(['_table_4xkb3_18', '_cell_4xkb3_20']))
    .replaceAll(/\n+/g, '\n')
    .trim();
  expect(own).toBe(
    [
      '@font-face{font-family:Inter;src:url(/inter.woff2)}',
      ':root{--ink:#111}',
      '.plain{color:red}',
      '._table_4xkb3_18{color:var(--ink)}',
      '._table_4xkb3_18 ._cell_4xkb3_20{margin:0}',
      '@media print{._table_4xkb3_18{border:0}}',
      '@keyframes _turn_1aomt_1{to{rotate:1turn}}',
    ].join('\n'),
  );
});

test('nothing is lost for a page with all classes', () => {
  expect(rulesFor(sheet, new Set(classNamesIn(sheet)))).toBe(sheet);
});

test('reads the names from a script as the build writes them', () => {
  expect(classNamesIn('const a={table:`_table_4xkb3_18`,"bar-text":"_bar-text_1ua0h_78"}')).toEqual([
    '_table_4xkb3_18',
    '_bar-text_1ua0h_78',
  ]);
});
