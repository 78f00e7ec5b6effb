import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainParagraphs, previewParagraphs, sanitiseArticleHtml } from './article-html.ts';

test('clean article HTML is kept as it is', () => {
  const html =
    '<h2>配额</h2><p>用了<strong>33.64%</strong>，见<a href="/cn/BTCData">数据</a>。</p><ul><li>一</li></ul>' +
    '<table><caption>表</caption><thead><tr><th scope="col">国家</th></tr></thead><tbody><tr><td colspan="2">1,106</td></tr></tbody></table>';
  expect(sanitiseArticleHtml(html)).toBe(html);
});

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/files/a.png" onload="alert(1)">',
  '<img src="https://evil.example/a.png">',
  '<img src="//evil.example/a.png">',
  '<img src="/files/../secret.svg">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https:/\\evil.example">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick="alert(1)" id="x" class="y">x</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<style>@import "//evil.example";</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><input name=a><button formaction="javascript:alert(1)">x</button></form>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object><embed src=x>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p title="--><script>alert(1)</script>">x</p>',
  '<td colspan="1 onmouseover=alert(1)">x</td>',
  '<a href="/ok" target="_blank" onfocus=alert(1) autofocus>x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

const dangerous =
  /<(?:script|style|iframe|svg|math|object|embed|form|input|button|link|meta|base|template)|<[^>]*\s(?:on\w+|style|srcdoc|id|class|target)\s*=|(?:href|src)="(?!\/(?![/\\])|#|https?:\/\/[^/\\])/i;

test.each(attacks)('no script survives: %s', (attack) => {
  const stored = sanitiseArticleHtml(`<p>before</p>${attack}<p>after</p>`);
  expect(stored).not.toMatch(dangerous);
  expect(sanitiseArticleHtml(stored)).toBe(stored);
});

test('pictures come from the own file base only', () => {
  expect(sanitiseArticleHtml('<img src="/files/a.png" alt="图" width="10" height="x">')).toBe(
    '<img src="/files/a.png" alt="图" width="10" />',
  );
  expect(sanitiseArticleHtml('<img src="https://evil.example/files/a.png">')).toBe('');
});

test('outside links say nofollow noopener, own links do not, others lose their target', () => {
  expect(sanitiseArticleHtml('<a href="https://example.org/a" rel="me">x</a>')).toBe(
    '<a href="https://example.org/a" rel="nofollow noopener">x</a>',
  );
  expect(sanitiseArticleHtml('<a href="/BTCData" rel="me">x</a>')).toBe('<a href="/BTCData">x</a>');
  expect(sanitiseArticleHtml('<a href="mailto:a@example.org">x</a>')).toBe('<a>x</a>');
});

test('escaped markup stays escaped and reads as text', () => {
  const stored = sanitiseArticleHtml('<p>1 &lt; 2 &amp; &lt;b&gt;</p>');
  expect(stored).toBe('<p>1 &lt; 2 &amp; &lt;b&gt;</p>');
  expect(plainParagraphs(stored)).toEqual(['1 < 2 & <b>']);
});

test('sanitising twice changes nothing', () => {
  const fragments = fc.array(fc.constantFrom(...attacks, '<p>', '</p>', '<b>', '"', '&amp;', '<', '牛肉', 'a="'), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fragments, (parts) => {
      const stored = sanitiseArticleHtml(parts.join(''));
      expect(stored).not.toMatch(dangerous);
      expect(sanitiseArticleHtml(stored)).toBe(stored);
    }),
  );
});

test('a paragraph within what is dropped follows the one around it', () => {
  const stored = sanitiseArticleHtml('<p>a<other><p>b</p></other>');
  expect(stored).toBe('<p>a</p><p>b</p><p></p>');
  expect(sanitiseArticleHtml(stored)).toBe(stored);
});

test('paragraphs, items and rows become lines of plain text', () => {
  expect(
    plainParagraphs('<p>一<br />二</p><ul><li>三</li></ul><table><tr><th>四</th><td>五</td></tr></table>'),
  ).toEqual(['一', '二', '三', '四 五']);
});

test('a preview is the first paragraph, with the second when the first is short, and at most a third', () => {
  const long = (sign: string, length: number) => `<p>${sign.repeat(length)}</p>`;
  expect(previewParagraphs(`${long('一', 120)}${long('二', 120)}${long('三', 400)}`)).toEqual(['一'.repeat(120)]);
  expect(previewParagraphs(`${long('一', 50)}${long('二', 60)}${long('三', 400)}`)).toEqual([
    '一'.repeat(50),
    '二'.repeat(60),
  ]);
  expect(previewParagraphs(long('一', 300))).toEqual([`${'一'.repeat(100)}…`]);
  expect(previewParagraphs('')).toEqual([]);
});

test('takes no address for an own path that browsers read as another host', () => {
  for (const href of ['//evil.example', '/\\evil.example', '/\t/evil.example', '/&#10;&#9;\\evil.example']) {
    expect(sanitiseArticleHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  }
});

test('keeps a live chart by the query of its page alone', () => {
  const kept = '<figure data-chart="view=beef-one&amp;origin=BRA"><figcaption>巴西</figcaption></figure>';
  expect(sanitiseArticleHtml(kept)).toBe(kept);
  expect(sanitiseArticleHtml('<figure data-chart="x&quot; onload=1" class="y"><p>a</p></figure>')).toBe(
    '<figure><p>a</p></figure>',
  );
});
