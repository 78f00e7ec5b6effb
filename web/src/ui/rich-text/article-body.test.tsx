import { expect, test } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { ArticleBody } from './article-body.tsx';
import { parseArticleHtml, formatText } from './html-tree.ts';

const render = (html: string) => renderEdition('en', <ArticleBody html={html} />);

test('clean article HTML is shown with its structure', () => {
  const html = render('<p>One <strong>two</strong> &amp; three</p><ul>\n<li>a</li>\n</ul><h2>Four</h2><p>x<br />y</p>');
  expect(html).toContain('<p>One <strong>two</strong> &amp; three</p><ul><li>a</li></ul><h2>Four</h2><p>x<br>y</p>');
});

test('tables scroll inside themselves, with figures flush right and a caption above', () => {
  const html = render(
    '<table><caption>Quota</caption><thead><tr><th>Origin</th><th>t</th></tr></thead>\n<tbody>\n<tr><td>Brazil</td><td>1,106,000</td></tr><tr><td>Others</td><td>–</td></tr></tbody></table>',
  );
  expect(html).toContain('<figcaption>Quota</figcaption>');
  expect(html).toMatch(/<section class="[^"]+" aria-label="[^"]+" tabindex="0">/);
  expect(html).toMatch(/<th class="[^"]*figure[^"]*">t<\/th>/);
  expect(html).toMatch(/<td class="[^"]*figure[^"]*">1,106,000<\/td>/);
  expect(html).toContain('<td>Brazil</td>');
});

test('a live chart comes in a frame of its own, named by its caption, and from the portal only', () => {
  const html = render('<figure data-chart="view=beef-one&amp;origin=BRA"><figcaption>Brazil</figcaption></figure>');
  expect(html).toContain(
    '<iframe src="/embed/BTCData?view=beef-one&amp;origin=BRA" title="Brazil" loading="lazy"></iframe>',
  );
  expect(html).toContain('<figcaption>Brazil</figcaption>');
  expect(render('<figure data-chart="//evil.example"><p>x</p></figure>')).not.toContain('iframe');
});

test('own links stay in the portal, outside links are marked, others lose their target', () => {
  expect(render('<a href="/BTCData">x</a>')).toContain('<a href="/BTCData" data-page="">x</a>');
  expect(render('<a href="https://example.org/">x</a>')).toContain(
    '<a href="https://example.org/" rel="nofollow noopener">x</a>',
  );
  expect(render('<a href="//evil.example">x</a>')).toContain('<span>x</span>');
  expect(render('<a href="/\t/evil.example">x</a>')).toContain('<span>x</span>');
  expect(render('<a href="/&#10;&#9;\\evil.example">x</a>')).toContain('<span>x</span>');
});

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT >',
  '<script>if(a<b){"</p>"}</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/files/a.png" onerror="alert(1)">',
  '<img src="https://evil.example/x.png">',
  '<img src="/files/../../x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" &#x6A;avascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<p style="background:url(x)" onclick="alert(1)" id="a" class="b">x</p>',
  '<svg><script>alert(1)</script></svg><svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><input autofocus onfocus=alert(1)></form>',
  '<p title="--><img src=x onerror=alert(1)>">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p dangerouslySetInnerHTML="{__html:1}" __proto__="x" constructor="y">x</p>',
  '<a href="/x" ref="a" key="b" children="c">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];
const dangerous =
  /<(?:script|style|iframe|svg|form|input|object|embed)|<[^>]*\s(?:on\w+|style|srcdoc|id|dangerouslySetInnerHTML)=|href="(?:javascript|data|\/\/|\/\\)|src="(?!\/files\/)/i;

test.each(attacks)('a tampered stored text cannot run script: %s', (attack) => {
  const html = render(`<p>before</p>${attack}<p>after</p>`);
  expect(html).not.toMatch(dangerous);
  expect(html).toContain('before');
});

test('a text nested without end does not exhaust anything and keeps its words', () => {
  const nodes = parseArticleHtml(`${'<blockquote>'.repeat(5000)}deep`);
  expect(nodes.map(formatText).join('')).toBe('deep');
  expect(render(`${'<ul><li>'.repeat(3000)}x`)).toContain('x');
});

test('broken markup is shown as far as it goes', () => {
  expect(render('<p>a<strong>b</p><p>c')).toContain('a<strong>b</strong></p><p>c</p>');
  expect(render('1 < 2 and <p>3')).toContain('1 &lt; 2 and <p>3</p>');
});
