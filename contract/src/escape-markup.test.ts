import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('no sign of a text opens a tag, closes an attribute or begins a reference', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp; 牛肉`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; 牛肉',
  );
});
