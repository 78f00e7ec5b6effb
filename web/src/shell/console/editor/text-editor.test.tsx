// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { act, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { createSharedValue } from '#platform/answers/shared-value.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { messages } from '#shell/console/writing/writing-messages.ts';
import { messages as deskMessages } from '../messages.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { preparePasted } from './pasted-html.ts';
import { TextEditor, type TextEditorProps } from './text-editor.tsx';

const t = messages.en;
const { tools } = t;

async function show(html: string, props: Partial<TextEditorProps> = {}, answers: Answers = {}) {
  let written = html;
  const page = await showScreen(
    'en',
    <TextEditor
      edition="en"
      html={html}
      onChange={(next) => {
        written = next;
      }}
      {...props}
    />,
    { answers },
  );
  const bar = within(page.getByRole('toolbar'));
  const press = async (name: string) => {
    await page.user.click(bar.getByRole('button', { name }));
    await page.settled();
  };
  return { page, bar, press, written: () => written };
}

test.each([
  ['article', [tools.italic, tools.quote, tools.picture, tools.chart, tools.table], []],
  ['long', [tools.italic, tools.quote, tools.table], [tools.picture, tools.chart]],
  ['short', [tools.bold, tools.bullets, tools.link], [tools.italic, tools.quote, tools.picture, tools.table]],
] as const)('a text that is %s has %j and not %j', async (kind, has, lacks) => {
  const { bar } = await show('<p>Words</p>', { kind });
  const names = bar.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining([...has]));
  for (const name of lacks) expect(names).not.toContain(name);
});

test('the text is called by its edition and speaks its language', async () => {
  const { page } = await show('<p>字</p>', { edition: 'cn' });
  const text = page.getByRole('textbox', { name: t.readBody(t.editions.cn) });
  expect(text.getAttribute('lang')).toBe('zh-CN');
  page.getByRole('toolbar', { name: t.toolbar(t.readBody(t.editions.cn)) });
});

test.each([
  ['/Meat/News', '/Meat/News', true],
  ['https://portal.example/a', 'https://portal.example/a', true],
  ['javascript:alert(1)', '', false],
  ['//evil.example', '', false],
  ['portal.example', '', false],
])('an address "%s" as a link leads to "%s"', async (typed, href, isTaken) => {
  const { page, press, written } = await show('<p></p>');
  await press(tools.link);
  await page.user.type(page.dialog().getByRole('textbox', { name: t.address }), typed);
  await page.press(t.set);
  expect(page.queryByRole('dialog') === null).toBe(isTaken);
  expect(written().includes('<a ')).toBe(isTaken);
  if (isTaken) expect(written()).toContain(`href="${href}"`);
  else page.dialog().getByText(t.badAddress);
});

test('a picture needs a file and what it shows; nothing is sent without', async () => {
  const { page, press, written } = await show(
    '<p>Words</p>',
    {},
    {
      UploadArticlePicture: { Row: { Picture: 'news/port.jpg', Width: 800, Height: 600 } },
    },
  );
  await press(tools.picture);
  await page.press(t.insert);
  page.dialog().getByText(t.needFile);
  page.dialog().getByText(t.needAlt);
  expect(page.sent('UploadArticlePicture')).toEqual([]);
  await page.user.upload(
    page.dialog().getByLabelText(t.pictureFile),
    new File(['x'], 'port.jpg', { type: 'image/jpeg' }),
  );
  await page.user.type(page.dialog().getByLabelText(t.pictureAlt), ' The port ');
  await page.user.type(page.dialog().getByLabelText(new RegExp(`^${t.pictureCaption}`)), 'Tianjin');
  await page.press(t.insert);
  expect(written()).toMatch(/<figure>.*<img[^>]*alt="The port"[^>]*>.*<figcaption>Tianjin<\/figcaption><\/figure>/);
  expect(written()).toContain('news/port.jpg');
});

test('a picture that is refused says why, and what was typed of it stays', async () => {
  const { page, press } = await show('<p>Words</p>', {}, { UploadArticlePicture: new ApiError(1011) });
  await press(tools.picture);
  await page.user.upload(page.dialog().getByLabelText(t.pictureFile), new File(['x'], 'a.png', { type: 'image/png' }));
  await page.user.type(page.dialog().getByLabelText(t.pictureAlt), 'Port');
  await page.press(t.insert);
  expect(page.dialog().getByRole('alert').textContent).not.toBe('');
  expect(page.dialog().getByLabelText(t.pictureAlt)).toHaveProperty('value', 'Port');
});

test('a chart comes from a list, or from an address of the data pages and no other', async () => {
  const { page, press, written } = await show('<p>Words</p>');
  await press(tools.chart);
  const address = page.dialog().getByRole('textbox', { name: t.chartAddress });
  await page.user.type(address, 'https://other.example/BTCData?view=A1');
  await page.user.clear(address);
  await page.user.type(address, '/Meat/News');
  await page.press(t.insert);
  page.dialog().getByText(t.badChart);
  const choice = page.dialog().getByRole('combobox', { name: t.chartView });
  await page.user.selectOptions(choice, within(choice).getAllByRole('option')[1] ?? choice);
  expect(page.dialog().queryByText(t.badChart)).toBeNull();
  const caption = page.dialog().getByRole('textbox', { name: t.chartCaption });
  expect((caption as HTMLInputElement).value).toMatch(/^Beef · /);
  await page.press(t.insert);
  expect(written()).toMatch(/<figure data-chart="[^"]*view=[^"]*">.*<figcaption>Beef · .*<\/figcaption>/);
});

test('a table has tools of its own while one writes in it, and a caption', async () => {
  const { page, bar, press, written } = await show('<p></p>');
  await press(tools.table);
  expect(bar.queryByRole('button', { name: tools.table })).toBeNull();
  expect(written().match(/<th[ >]/g)).toHaveLength(3);
  await press(tools.columnAfter);
  expect(written().match(/<th[ >]/g)).toHaveLength(4);
  await press(tools.tableCaption);
  await page.user.type(page.dialog().getByRole('textbox', { name: tools.tableCaption }), ' Imports, t ');
  await page.press(t.set);
  expect(written()).toContain('<caption>Imports, t</caption>');
  await press(tools.deleteTable);
  expect(written()).not.toContain('<table');
  bar.getByRole('button', { name: tools.table });
});

test('what was done to a text can be undone and done again, and nothing before the beginning', async () => {
  const { bar, press, written } = await show('<p></p>');
  const undo = () => bar.getByRole('button', { name: tools.undo });
  expect(undo()).toHaveProperty('disabled', true);
  await press(tools.table);
  await press(tools.undo);
  expect(written()).not.toContain('<table');
  expect(undo()).toHaveProperty('disabled', true);
  await press(tools.redo);
  expect(written()).toContain('<table');
});

test('a style is that of the paragraph one is in', async () => {
  const { page, bar, written } = await show('<p>Words</p>');
  const style = bar.getByRole('combobox', { name: tools.style });
  await page.user.selectOptions(style, 'heading2');
  await page.settled();
  expect(written()).toBe('<h2>Words</h2>');
  await page.user.selectOptions(bar.getByRole('combobox', { name: tools.style }), 'text');
  await page.settled();
  expect(written()).toBe('<p>Words</p>');
});

test('Esc on a dialog of the editor changes nothing', async () => {
  const { page, press, written } = await show('<p>Words</p>');
  await press(tools.link);
  await page.user.keyboard('{Escape}');
  await page.settled();
  expect(page.queryByRole('dialog')).toBeNull();
  expect(written()).toBe('<p>Words</p>');
  expect(page.queryByText(deskMessages.en.discardWhat)).toBeNull();
});

test.each([
  ['headings begin one below the title', '<h1>A</h1><h6>B</h6>', '<h2>A</h2><h4>B</h4>'],
  ['looks and scripts go', '<style>p{}</style><script>x()</script><p onclick="x()">A</p>', '<p data-on="x()">A</p>'],
  [
    'emphasis that is only a look becomes one',
    '<span style="font-weight:700">A</span>',
    '<span data-look="font-weight:700"><strong>A</strong></span>',
  ],
  ['emphasis that is taken back is none', '<b style="font-weight:normal"><p>A</p></b>', '<p>A</p>'],
  [
    'a spreadsheet’s first row names its columns',
    '<table><tbody><tr><td>Month</td><td>Tonnes</td></tr><tr><td>May</td><td>1,200</td></tr></tbody></table>',
    '<table><tbody><tr><th>Month</th><th>Tonnes</th></tr><tr><td>May</td><td>1,200</td></tr></tbody></table>',
  ],
  [
    'figures alone are no heads',
    '<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
    '<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
  ],
  ['what comes from the editor itself stays', '<h1 data-pm-slice="0">A</h1>', '<h1 data-pm-slice="0">A</h1>'],
])('of what is pasted %s', (_what, html, made) => {
  expect(preparePasted(html)).toBe(made);
});

test.each([
  ['·', 'ul'],
  ['§', 'ul'],
  ['1.', 'ol'],
])('paragraphs that a word processor marks with %s are items of one list', (sign, list) => {
  const item = (words: string) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign} </span>${words}</p>`;
  const { body } = new DOMParser().parseFromString(
    preparePasted(`${item('One')}${item('Two')}<p>After</p>`),
    'text/html',
  );
  expect(body.firstElementChild?.tagName.toLowerCase()).toBe(list);
  expect([...body.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  expect(body.lastElementChild?.textContent).toBe('After');
});

test('a text that came from elsewhere is shown in the editor that is there: the keyboard stays, and what is typed goes on in it', async () => {
  const written: string[] = [];
  const shown = createSharedValue({ html: '<p>Mine</p>', turn: 0 });
  function Elsewhere() {
    const text = useSyncExternalStore(shown.subscribe, shown.get);
    return <TextEditor edition="en" {...text} onChange={(html) => written.push(html)} />;
  }
  const page = await showScreen('en', <Elsewhere />);
  const box = page.getByRole('textbox');
  act(() => box.focus());
  expect(document.activeElement).toBe(box);
  act(() => shown.set({ html: '<p>Mine and hers</p>', turn: 1 }));
  expect(page.getByRole('textbox')).toBe(box);
  expect([document.activeElement, box.textContent]).toEqual([box, 'Mine and hers']);
  // It is no change of this writer's.
  expect(written).toEqual([]);
  act(() => shown.set({ html: '<p>Not asked to show</p>', turn: 1 }));
  expect(box.textContent).toBe('Mine and hers');
});
