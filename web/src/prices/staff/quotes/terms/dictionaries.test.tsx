// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { makeExample, type PartialExample } from '#platform/testing/contract-example.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { readOptions, readTable } from '#ui/testing/read-table.ts';
import { DictionariesScreen } from './dictionaries.screen.tsx';
import { messages } from './dictionary-messages.ts';
import { EntryDialog } from '../sheet/entry-dialog.tsx';

type Dictionary = typeof operations.GetNameDictionary.output;
type Rows = ReturnType<Dictionary['parse']>['Rows'];

const own = {
  Revision: 3,
  Form: null,
  HsCode: null,
  NoteCn: null,
  NoteEn: null,
  Listed: true,
  Source: 'Catalogue',
  Names: [],
  Substitutes: [],
};
const shank = {
  Code: 'shank',
  NameCn: '前腱',
  NameEn: 'Shank',
  GroupCode: 'fore',
  GroupCn: '前部',
  GroupEn: 'Forequarter',
  Known: ['foreshank', '2360'],
  EvidenceCn: '',
  EvidenceEn: '',
  Aliases: [{ AliasID: 8, Alias: 'shin shank', With: ['shin', 'gone'] }],
  Entry: own,
} as const satisfies PartialExample<Rows[number]>;
const shin = {
  ...shank,
  Code: 'shin',
  NameCn: '后腱',
  NameEn: 'Shin',
  Known: [],
  Aliases: [],
  Entry: { ...own, Listed: false },
};

const Groups = [{ Code: 'fore', NameCn: '前部', NameEn: 'Forequarter' }];
const Forms = [{ Code: 'boneless', NameCn: '去骨', NameEn: 'Boneless' }];
const dictionary: Answers = {
  GetNameDictionary: { Rows: [shank, shin], Dict: { SourceEn: 'handbook', SourceCn: '手册', Groups, Forms } },
};
const show = (at = '/console/desk/dictionaries', answers: Answers = dictionary, edition: 'cn' | 'en' = 'en') =>
  showScreen(edition, <DictionariesScreen />, { answers, at });

test('each entry stands with both names, its group, its spellings and the pairs they stand for', async () => {
  const page = await show();
  const { rows } = readTable(
    page.getByRole('table', { name: messages.en.caption(messages.en.kinds.beefCut, '2', '2') }),
  );
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['Shank 前腱 Forequarter', 'shank', 'shin shank pair with Shin, gone Delete Add alias', 'foreshank · 2360'],
    [`Shin 后腱 Forequarter · ${messages.en.notListed}`, 'shin', 'Add alias', ''],
  ]);
  expect(page.text()).toContain(`${messages.en.usedBy.beefCut} Source: handbook.`);
});

test('of many spellings the first stand there, those looked for before them, and the others are folded', async () => {
  const Known = Array.from({ length: 20 }, (_, index) => `word ${index + 1}`);
  const answers = {
    GetNameDictionary: { Rows: [{ ...shin, Known }], Dict: { SourceEn: '', SourceCn: '', Groups, Forms } },
  };
  const page = await show('/console/desk/dictionaries?find=word%2020', answers);
  const [row] = readTable(page.getByRole('table')).rows;
  expect(row?.[3]?.startsWith('word 20 · word 1 · word 2')).toBe(true);
  page.getByText(messages.en.moreKnown(8));
});

test('in Chinese the Chinese name is first', async () => {
  const page = await show(undefined, dictionary, 'cn');
  const { rows } = readTable(page.getByRole('table'));
  expect(rows[0]?.[0]).toBe('前腱 Shank 前部');
  expect(page.text()).toContain(`${messages.cn.usedBy.beefCut}${messages.cn.source('手册')}`);
});

test.each([
  ['SHANK', ['shank']],
  ['2360', ['shank']],
  ['shin', ['shank', 'shin']],
  ['后腱', ['shin']],
  ['ＳＨＩＮ', ['shank', 'shin']],
  ['loin', []],
])('looking for %s finds %j, by code, name, number or alias, however it is typed', async (find, codes) => {
  const page = await show(`/console/desk/dictionaries?find=${encodeURIComponent(find)}`);
  const { rows } = readTable(page.getByRole('table'));
  expect(rows.flatMap((row) => (row.length > 1 ? [row[1]] : []))).toEqual(codes);
  if (codes.length === 0) page.getByText(messages.en.empty);
});

test('another dictionary is asked for as the address says, and one of the customs cannot be added to', async () => {
  const page = await show();
  page.getByRole('button', { name: messages.en.addEntry.beefCut });
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.kind }), 'origin');
  await page.settled();
  expect(page.address()).toContain('kind=origin');
  expect(page.sent('GetNameDictionary').at(-1)).toEqual({ Kind: 'origin' });
  expect(Object.values(messages.en.addEntry).filter((name) => page.queryByRole('button', { name }) !== null)).toEqual(
    [],
  );
});

test('an entry of the customs can be given a spelling, and nothing else', async () => {
  const page = await show('/console/desk/dictionaries?kind=district', {
    GetNameDictionary: { Rows: [{ ...shank, Entry: null, Aliases: [] }] },
  });
  expect(page.queryByRole('button', { name: messages.en.changeFor('Shank') })).toBeNull();
  await page.press(messages.en.addFor('Shank'));
  expect(page.dialog().queryByLabelText(messages.en.pair)).toBeNull();
});

test('a title is taught for every kind of file, and one of another scale is refused in words', async () => {
  const refusal = new ApiError(1001, { List: [{ Field: 'Alias', Rule: 'scale' }] });
  const page = await show('/console/desk/dictionaries?kind=title', {
    GetNameDictionary: {
      Rows: [{ ...shank, Code: 'Kg', NameEn: 'Kg', GroupEn: 'Shipments', Entry: null, Aliases: [] }],
    },
    AddNameAlias: refusal,
  });
  page.getByText('Shipments');
  await page.press(messages.en.addFor('Kg'));
  page.getByText(messages.en.addTitleWhat('Kg'));
  await page.user.type(page.dialog().getByLabelText(/Alias/), 'Thousand t');
  await page.press(messages.en.addConfirm);
  page.getByText(messages.en.scale);
});

test('a spelling may stand for a pair: the entry’s own code comes first', async () => {
  const page = await show();
  await page.press(messages.en.addFor('Shank'));
  await page.user.type(page.dialog().getByRole('textbox'), 'shank/shin');
  const pair = page.dialog().getByRole('combobox', { name: new RegExp(messages.en.pair.slice(0, 15)) });
  expect(readOptions(pair)).toEqual([messages.en.noPair, 'Shin']);
  await page.user.selectOptions(pair, 'shin');
  await page.press(messages.en.addConfirm);
  expect(page.sent('AddNameAlias')).toEqual([{ Kind: 'beefCut', Alias: 'shank/shin', Codes: ['shank', 'shin'] }]);
  expect(page.sent('GetNameDictionary')).toHaveLength(2);
});

test('an entry is changed over the revision that was seen', async () => {
  const page = await show();
  await page.press(messages.en.changeFor('Shank'));
  const name = page.dialog().getByLabelText(/English/);
  await page.user.clear(name);
  await page.user.type(name, 'Fore shank');
  await page.press(messages.en.changeEntryConfirm);
  expect(page.sent('SaveDictionaryEntry')).toMatchObject([
    {
      Kind: 'beefCut',
      Code: 'shank',
      NameEn: 'Fore shank',
      Group: 'fore',
      Revision: 3,
      Listed: true,
      Source: 'Catalogue',
    },
  ]);
});

const [known] = makeExample(operations.GetNameDictionary.output, { Rows: [shank] }).Rows;
if (known === undefined) throw new Error('The example has an entry');
const dialog = { groups: Groups, forms: Forms, others: [shin], onClose: () => undefined, onChanged: () => undefined };

function listNames(): readonly string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('[role=dialog] [name]');
  return [...fields].map(({ name }) => name);
}

test.each([
  ['beefCut', ['Form', 'HsCode'], ['NoteEn', 'Listed']],
  ['porkCut', ['HsCode'], ['Form', 'NoteEn', 'Listed']],
  ['term', ['NoteCn', 'NoteEn'], ['Form', 'HsCode', 'Listed']],
  ['port', [], ['Form', 'HsCode', 'NoteEn', 'Listed']],
] as const)('a new %s has %j and not %j', async (kind, has, lacks) => {
  await showScreen('en', <EntryDialog kind={kind} entry={null} {...dialog} />);
  expect(listNames()).toEqual(expect.arrayContaining(['Code', 'NameCn', 'NameEn', 'Group', 'Source', ...has]));
  for (const name of lacks) expect(listNames()).not.toContain(name);
});

test('the code of an entry stays, and whether forms offer it can be changed', async () => {
  const screen = await showScreen('en', <EntryDialog kind="beefCut" entry={known} {...dialog} />);
  expect(listNames()).not.toContain('Code');
  screen.getByRole('checkbox', { name: messages.en.fields.Listed });
});

test('a code that is in use is said beside its field', async () => {
  const page = await showScreen('en', <EntryDialog kind="port" entry={null} {...dialog} />, {
    answers: { SaveDictionaryEntry: new ApiError(1001, { List: [{ Field: 'Code', Rule: 'taken' }] }) },
  });
  for (const [name, text] of [
    ['Code', 'dalian'],
    ['NameCn', '大连'],
    ['NameEn', 'Dalian'],
    ['Source', 'Customs'],
  ] as const) {
    await page.user.type(findField(name), text);
  }
  await page.user.selectOptions(page.dialog().getByRole('combobox'), 'fore');
  await page.press(messages.en.addEntryConfirm);
  expect(page.sent('SaveDictionaryEntry')).toMatchObject([{ Kind: 'port', Code: 'dalian', Revision: null, Names: [] }]);
  expect(findField('Code').getAttribute('aria-invalid')).toBe('true');
});

test('a substitute is another cut, with its reason in both languages', async () => {
  const page = await showScreen('en', <EntryDialog kind="beefCut" entry={known} {...dialog} />);
  await page.press(messages.en.addSubstitute);
  const cut = findField('Substitutes.0.Cut');
  expect(readOptions(cut)).toEqual([messages.en.choose, 'Shin']);
  await page.user.selectOptions(cut, 'shin');
  await page.user.type(findField('Substitutes.0.ReasonCn'), '同为腱类');
  await page.user.type(findField('Substitutes.0.ReasonEn'), 'Both shin muscles');
  await page.press(messages.en.changeEntryConfirm);
  expect(page.sent('SaveDictionaryEntry')).toMatchObject([
    { Substitutes: [{ Cut: 'shin', ReasonCn: '同为腱类', ReasonEn: 'Both shin muscles' }] },
  ]);
});

test('a name that is added comes with its role and source, and is not saved without the latter', async () => {
  const page = await showScreen('en', <EntryDialog kind="beefCut" entry={known} {...dialog} />);
  await page.press(messages.en.addName);
  const role = findField('Names.0.Role');
  expect(readOptions(role)).toContain(messages.en.roles.ausMeat);
  await page.user.selectOptions(role, 'ausMeat');
  await page.user.type(findField('Names.0.Name'), '2360');
  await page.press(messages.en.changeEntryConfirm);
  expect(page.sent('SaveDictionaryEntry')).toEqual([]);
  await page.user.type(findField('Names.0.Source'), 'AUS-MEAT handbook');
  await page.press(messages.en.changeEntryConfirm);
  expect(page.sent('SaveDictionaryEntry')).toMatchObject([
    { Names: [{ Role: 'ausMeat', Name: '2360', Source: 'AUS-MEAT handbook' }] },
  ]);
});
