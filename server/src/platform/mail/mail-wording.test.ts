import { expect, test } from 'vitest';
import { renderMail } from './mail-layout.ts';
import { facts, link } from './mail-template.ts';
import { fillWording, findWordingIssues, type MailPlaces } from './mail-wording.ts';

const places = {
  name: { nameCn: '称呼', nameEn: 'Name' },
  more: { nameCn: '更多', nameEn: 'More' },
  facts: { nameCn: '资料', nameEn: 'Facts', isBlock: true },
  link: { nameCn: '按钮', nameEn: 'Button', isBlock: true, isRequired: true },
} as const satisfies MailPlaces;
const values = {
  name: 'Ma',
  more: null,
  facts: facts([['Level', 'VIP']]),
  link: link('Open', 'https://portal.example/a'),
};
const toBlocks = (text: string) => fillWording({ subject: 's', text }, values).blocks;
const listRules = (text: string, subject = 'Hello') =>
  findWordingIssues(places, { subject, text }).map(({ field, rule }) => `${field} ${rule}`);

test('paragraphs are words, and placeholders that stand alone are what code made of them', () => {
  expect(toBlocks('Dear {name},\nhello\n \n{facts}\n\n\n\n {link} ')).toEqual([
    { kind: 'words', text: 'Dear Ma,\nhello' },
    values.facts,
    values.link,
  ]);
  expect(fillWording({ subject: 'For {name}', text: '{name}' }, values)).toEqual({
    subject: 'For Ma',
    blocks: [{ kind: 'words', text: 'Ma' }],
  });
});

test('a paragraph whose placeholder has no value is left out', () => {
  expect(toBlocks('a\n\nThere are {more} for {name}.\n\n{more}\n\nb')).toEqual([
    { kind: 'words', text: 'a' },
    { kind: 'words', text: 'b' },
  ]);
});

test('several blocks stand for one placeholder, none too', () => {
  const { blocks } = fillWording(
    { subject: 's', text: '{facts}\n\n{link}' },
    { ...values, facts: [], link: [values.link, values.link] },
  );
  expect(blocks).toEqual([values.link, values.link]);
});

test('what a value says is no placeholder, and no pattern of a replacement', () => {
  const { subject, blocks } = fillWording({ subject: '{name}', text: '{name}!' }, { ...values, name: '{link} $& $1' });
  expect([subject, blocks]).toEqual(['{link} $& $1', [{ kind: 'words', text: '{link} $& $1!' }]]);
});

test.each([
  ['{link}', []],
  ['Dear {name}\n\n{facts}\n\n{link}', []],
  ['no button', ['text placemissing']],
  ['{link}\n\n{link}', ['text placetwice']],
  ['Press {link}', ['text placealone']],
  ['{link}\n{facts}', ['text placealone']],
  ['{nobody}\n\n{link}', ['text unknownplace']],
  ['{constructor}\n\n{link}', ['text unknownplace']],
  ['｛name｝\n\n{link}', ['text unknownplace']],
  ['{ name }\n\n{link}', ['text unknownplace']],
  ['{{name}}\n\n{link}', ['text unknownplace']],
  ['https://evil.example\n\n{link}', ['text webaddress']],
  ['WWW.evil.example\n\n{link}', ['text webaddress']],
])('the text %j has the issues %j', (text, issues) => {
  expect(listRules(text)).toEqual(issues);
});

test('a subject is words and no block: a code is never in it', () => {
  expect(listRules('{link}', 'For {name}')).toEqual([]);
  expect(listRules('{link}', '{link}')).toEqual(['subject placealone']);
  expect(listRules('{link}', '{x} www.a.example')).toEqual(['subject unknownplace', 'subject webaddress']);
});

test('a wording injects no markup', () => {
  const attack = `<img src=x onerror=alert(1)><a href="//evil.example">"'&`;
  const { html } = renderMail({
    template: 't',
    edition: 'en',
    ...fillWording({ subject: attack, text: `${attack}\n\n{link}` }, values),
  });
  expect(html).not.toMatch(/<img|<a href="\/\/evil/);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://portal.example/a"']);
});
