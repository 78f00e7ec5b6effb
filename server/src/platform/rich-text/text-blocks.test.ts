import { expect, test } from 'vitest';
import { sanitiseShortHtml } from './article-html.ts';
import { textBlocks } from './text-blocks.ts';

const runs = (html: string) =>
  textBlocks(html).map((block) => [block.mark, block.runs.map(({ text }) => text).join('')]);

test('a short text keeps paragraphs, lists, bold words and links, and loses everything else', () => {
  const typed =
    '<h2>A</h2><p>b <b>c</b> <em>d</em></p><p> </p><ul><li>e</li></ul><table><tr><td>f</td></tr></table><img src="/files/x.png"><script>g</script><a href="javascript:1">h</a><a href="https://example.com">i</a>';
  expect(sanitiseShortHtml(typed)).toBe(
    'A<p>b <strong>c</strong> d</p><ul><li>e</li></ul>f<a>h</a><a href="https://example.com" rel="nofollow noopener">i</a>',
  );
});

test('paragraphs and items are lines, numbered where their list is', () => {
  expect(
    runs('<p>A &lt; B<br />C</p><ol><li>one</li><li><p>two</p><ul><li>in</li></ul></li><li>three</li></ol>'),
  ).toEqual([
    ['', 'A < B\nC'],
    ['1.', 'one'],
    ['2.', 'two'],
    ['•', 'in'],
    ['3.', 'three'],
  ]);
});

test('bold words and links are stretches of their own', () => {
  const [block] = textBlocks('<p>a <strong>b</strong> <a href="/cn/Price?x=1&amp;y=2">c</a></p>');
  expect(block?.runs).toEqual([
    { text: 'a ', isBold: false, address: null },
    { text: 'b', isBold: true, address: null },
    { text: ' ', isBold: false, address: null },
    { text: 'c', isBold: false, address: '/cn/Price?x=1&y=2' },
  ]);
});
