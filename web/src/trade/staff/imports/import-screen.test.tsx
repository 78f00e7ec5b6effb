// @vitest-environment jsdom
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { keepSavedFiles } from '#platform/testing/saved-files.ts';
import { messages as issueMessages } from '#shell/console/issues/messages.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readFacts, readLinks, readTable } from '#ui/testing/read-table.ts';
import { TradeImportScreen } from './import.screen.tsx';
import { messages } from '../messages.ts';

type Found = GivenAnswer<'GetTradeImport'>;
type Upload = NonNullable<Found['Row']>;

const t = messages.en;
const upload: Upload = {
  ImportID: 4,
  FileName: 'october.csv',
  State: 'ready',
  Format: 'comtrade',
  Recognised: true,
  UpToDate: true,
  Waiting: false,
  RunID: null,
  IsSet: false,
  SetID: null,
  PublishedOn: null,
  HeldBack: null,
  PeriodFrom: '2026-09',
  PeriodTo: '2026-10',
  HsCodes: ['0201', '0202'],
  Values: null,
  Changes: null,
  Encoding: '',
};
const nothing: Found = {
  Rows: [],
  Datas: [],
  List: [],
  Total: 0,
  Dict: { Differences: [], Warnings: [], LeftOut: [], Titles: null, Losses: [], Effects: [], Files: [] },
};

function show(row: Upload, found: Found = {}, answers: Answers = {}, edition: 'cn' | 'en' = 'en') {
  return showScreen(edition, <TradeImportScreen id={4} />, {
    role: 'analyst',
    at: '/console/en/data/imports/4',
    answers: {
      GetTradeImport: {
        ...nothing,
        ...found,
        Row: { ...upload, ...row },
        Dict: { ...nothing.Dict, ...found.Dict },
      },
      GetTradeImports: { Rows: [], Total: 0, List: [] },
      ...answers,
    },
  });
}

const decisions = [t.load, t.join, t.recheck, t.discard, t.takeApart];

test.each([
  [{}, [t.load, t.recheck, t.discard]],
  [{ UpToDate: false }, [t.recheck, t.discard]],
  [{ State: 'refused' }, [t.recheck, t.discard]],
  [{ State: 'unchanged' }, [t.recheck, t.discard]],
  [{ State: 'arriving' }, [t.discard]],
  [{ State: 'committed', RunID: 9 }, []],
  [{ State: 'discarded' }, []],
  [{ IsSet: true }, [t.load, t.recheck, t.takeApart]],
  [{ SetID: 7 }, []],
] as const)('of a file that is %j can be decided %j', async (row, names) => {
  const page = await show(row);
  expect(decisions.filter((name) => page.queryByRole('button', { name }) !== null)).toEqual(names);
});

test.each([
  [{ State: 'refused' }, t.says.refused],
  [{ State: 'unchanged' }, t.says.unchanged],
  [{ State: 'discarded' }, t.says.discarded],
  [{ UpToDate: false }, t.outdated],
  [{ Waiting: true, State: 'ready' }, t.waiting],
  [{ SetID: 7 }, t.isPartOfSet],
] as const)('what a file that is %j waits for is said', async (row, text) => {
  (await show(row)).getByText(text);
});

test('a file of a set leads to the set, in which it is decided on', async () => {
  const page = await show({ SetID: 7 });
  expect(page.getByRole('link', { name: t.toSet }).getAttribute('href')).toMatch(/\/7$/);
});

test.each([
  ['loaded', t.outcomes.loaded, false],
  ['undone', t.outcomes.undone, true],
] as const)('an import whose run is %s is marked %s', async (Outcome, mark, isTakenBack) => {
  const page = await show({ State: 'committed', RunID: 9 }, {}, { GetTradeImportRun: { Row: { RunID: 9, Outcome } } });
  expect(readFacts(document.body)[t.state]).toBe(mark);
  expect(page.queryByText(t.takenBackSince) !== null).toBe(isTakenBack);
  expect(page.getByRole('link', { name: t.toRun }).getAttribute('href')).toMatch(/\/9$/);
});

test('what was loaded is taken back where it was loaded, after a question, and not where later imports stand on it', async () => {
  const run = { RunID: 9, Outcome: 'loaded', Undoable: true, FileName: 'october.csv', Together: [9] } as const;
  const page = await show({ State: 'committed', RunID: 9 }, {}, { GetTradeImportRun: { Row: run } });
  await page.press(t.undo);
  expect(page.changes()).toEqual([]);
  await page.user.click(page.dialog().getByRole('button', { name: t.undo }));
  await page.settled();
  expect(page.sent('UndoTradeImport')).toEqual([{ RunID: 9 }]);
  expect(page.sent('GetTradeImportRun')).toHaveLength(2);
  const later = await show(
    { State: 'committed', RunID: 9 },
    {},
    { GetTradeImportRun: { Row: { ...run, Undoable: false } } },
  );
  expect(later.queryByRole('button', { name: t.undo })).toBeNull();
});

test('what a file says of itself and what the server made of it stand as facts', async () => {
  await show({
    RowsRead: 12_000,
    BadRows: 0,
    NewCompanies: 2,
    NewPlants: 0,
    OriginCount: 0,
    Values: { Retained: 3, FromEarlier: 0, Apportioned: 0, ByRate: 1, WithoutRate: 0 },
  });
  const facts = readFacts(document.body);
  expect(facts).toMatchObject({
    [t.form]: `${t.formats.comtrade} · ${t.recognised}`,
    [t.publishedOn]: t.dayOfLoading,
    [t.rowsRead]: '12,000',
    [t.codes]: '0201, 0202',
    [t.values]: `${t.retainedFiner('3')} ${t.byRate('1')}`,
    [t.names]: t.newCompanies('2'),
  });
});

test.each([
  ['quotas', '—'],
  ['rates', '—'],
  ['shipments', t.dayOfLoading],
] as const)('without a day of its own a file of %s counts as of %s', async (Format, said) => {
  await show({ Format });
  expect(readFacts(document.body)[t.publishedOn]).toBe(said);
});

test('a set has no kind, day or checksum of its own', async () => {
  await show({ IsSet: true });
  const names = Object.keys(readFacts(document.body));
  for (const name of [t.form, t.publishedOn, t.checksum]) expect(names).not.toContain(name);
});

const wrong = {
  Line: 7,
  Column: 'Weight',
  Value: '-3',
  Rule: 'positive',
  ReasonCn: '须大于零',
  ReasonEn: 'Must be above zero',
};

test('what is wrong stands by line, column and value, and is saved as a file', async () => {
  const saved = keepSavedFiles();
  const page = await show(
    { State: 'refused', IssueCount: 2 },
    { List: [wrong, { ...wrong, Line: 0, Column: '', Value: '' }] },
  );
  const part = page.getByRole('table', { name: issueMessages.en.issues });
  expect(readTable(part).rows).toEqual([
    ['7', 'Weight', '-3', 'Must be above zero'],
    [issueMessages.en.wholeFile, '', '', 'Must be above zero'],
  ]);
  await page.press(issueMessages.en.saveList.issues);
  const [file] = await saved();
  expect(file?.name).toBe('october.csv-errors.csv');
  expect(file?.text).toContain('Must be above zero');
  expect(page.sent('GetTradeImportIssues')).toEqual([]);
});

test('of a long list the first stand here, and all are saved, asked for in parts', async () => {
  const saved = keepSavedFiles();
  const whole = 'line 1\nline 2\n错误\n';
  const bytes = Buffer.from(whole);
  const page = await show(
    { State: 'refused', IssueCount: 5000 },
    { List: Array.from({ length: 300 }, (_, index) => ({ ...wrong, Line: index + 1 })) },
    {
      GetTradeImportIssues: ({ Offset }) => {
        const part = bytes.subarray(Offset, Offset + 9);
        return { Row: { Base64: part.toString('base64'), Bytes: part.length }, Total: bytes.length };
      },
    },
  );
  expect(readTable(page.getByRole('table', { name: issueMessages.en.issues })).rows).toHaveLength(200);
  page.getByText(`${issueMessages.en.listFirst('200', '5,000')} ${issueMessages.en.listWhole}`);
  await page.press(issueMessages.en.saveList.issues);
  expect((await saved()).map(({ text }) => text)).toEqual([whole]);
  expect(page.sent('GetTradeImportIssues').map(({ Offset }) => Offset)).toEqual([0, 9, 18]);
});

test('what is odd is told apart from what is wrong', async () => {
  const page = await show({ WarningCount: 1 }, { Dict: { Warnings: [wrong] } });
  page.getByRole('table', { name: issueMessages.en.warnings });
  page.getByText(issueMessages.en.leads.warnings);
  expect(page.queryByRole('table', { name: issueMessages.en.issues })).toBeNull();
  expect(page.queryByText(issueMessages.en.leads.stopping)).toBeNull();
});

test.each(['cn', 'en'] as const)(
  'what stops the load until it is confirmed stands apart, and says so: %s',
  async (edition) => {
    const say = issueMessages[edition];
    const odd = { ...wrong, Line: 0, Rule: 'lowLastPeriod', Value: '2026-10' };
    const page = await show({ WarningCount: 2 }, { Dict: { Warnings: [wrong, odd] } }, {}, edition);
    page.getByText(say.leads.stopping);
    page.getByText(say.leads.warnings);
    expect(readTable(page.getByRole('table', { name: say.stopping })).rows).toMatchObject([
      { 0: say.wholeFile, 2: '2026-10' },
    ]);
    expect(readTable(page.getByRole('table', { name: say.warnings })).rows).toMatchObject([{ 0: '7', 2: '-3' }]);
  },
);

test('once a file is loaded what stopped it has been confirmed', async () => {
  const odd = { ...wrong, Line: 0, Rule: 'lowLastPeriod' };
  const run = { GetTradeImportRun: { Row: { RunID: 9, Outcome: 'loaded' } } } as const;
  const page = await show({ State: 'committed', RunID: 9 }, { Dict: { Warnings: [odd] } }, run);
  page.getByText(issueMessages.en.leads.accepted);
  expect(page.queryByText(issueMessages.en.leads.stopping)).toBeNull();
});

test('a name that nobody knows yet leads to the dictionary in which it is taught', async () => {
  const issue = { ...wrong, Rule: 'unknownPartner' };
  const page = await show({ State: 'refused', IssueCount: 2 }, { List: [issue, { ...issue, Line: 8 }] });
  const [link] = page.getAllByRole('link', { name: issueMessages.en.dictionaries.origin });
  expect(link?.getAttribute('href')).toBe('/console/en/prices/dictionaries?kind=origin');
  expect((await show({ State: 'refused' }, { List: [wrong] })).queryByText(issueMessages.en.teach)).toBeNull();
});

test('the encoding is asked for where it could not be told, and else not', async () => {
  const stated = { State: 'refused', Encoding: '', Origins: [], Covers: [], Sheet: '' } as const;
  const page = await show(stated, { List: [{ ...wrong, Rule: 'unclearEncoding' }] });
  await page.press(t.recheck);
  await page.user.selectOptions(page.dialog().getByLabelText(/^Encoding/), 'GB18030 (Chinese)');
  await page.user.click(page.dialog().getByRole('button', { name: t.recheck }));
  await page.settled();
  expect(page.sent('CheckTradeImport')).toMatchObject([{ Encoding: 'gb18030' }]);
  const other = await show({ Encoding: '' });
  await other.press(t.recheck);
  expect(other.dialog().queryByLabelText(/^Encoding/)).toBeNull();
});

const brazil = { Code: 'BRA', NameCn: '巴西', NameEn: 'Brazil' };
const sums = (Tonnes: number | null, ValueUsd: number | null = null) => ({ Tonnes, ValueUsd, ValueCny: null });

test('what changes stands by cell, period and origin, before and after', async () => {
  const page = await show(
    {
      Changes: {
        Added: 1200,
        Changed: 2,
        Same: 3,
        Gone: 1,
        Hidden: 0,
        Before: sums(100, 5000),
        After: sums(150, 7000),
      },
    },
    {
      Rows: [{ Period: '2026-10', Before: sums(100), After: sums(150) }],
      Datas: [{ ...brazil, Before: sums(null), After: sums(50, 2000) }],
      Dict: {
        Differences: [
          { Period: '2026-10', ...brazil, Before: 100, After: 150, ValueUsdBefore: null, ValueUsdAfter: null },
          { Period: '2026-09', ...brazil, Before: 0, After: 5, ValueUsdBefore: null, ValueUsdAfter: null },
        ],
      },
      Total: 30,
    },
  );
  expect(readFacts(document.body)).toMatchObject({ [t.added]: '1,200', [t.gone]: '1' });
  expect(readTable(page.getByRole('table', { name: t.byPeriod })).rows[0]?.slice(1)).toEqual([
    '100.0',
    '150.0',
    '+50.0',
    '–',
    '–',
  ]);
  expect(readTable(page.getByRole('table', { name: t.byOrigin })).rows).toEqual([
    ['Brazil', '–', '50.0', '+50.0', '–', '2,000'],
  ]);
  const differences = page.getByRole('table', { name: t.differences });
  expect(readTable(differences).head).toHaveLength(5);
  expect(readTable(differences).rows.map((row) => row.slice(2))).toEqual([
    ['100.0', '150.0', '+50.0%'],
    ['0.0', '5.0', '–'],
  ]);
  page.getByText(t.differencesFirst('2', '30'));
});

test('rates are of currencies, to four digits, and have no sums', async () => {
  const dollar = { Code: 'USD', NameCn: '美元', NameEn: 'US dollar' };
  const page = await show(
    { Format: 'rates', Changes: { Added: 0, Changed: 1, Same: 0, Gone: 0, Hidden: 0 } },
    {
      Dict: {
        Differences: [
          { Period: '2026-10', ...dollar, Before: 7.1, After: 7.12, ValueUsdBefore: null, ValueUsdAfter: null },
        ],
      },
      Total: 1,
    },
  );
  const table = page.getByRole('table', { name: t.rateDifferences });
  expect(readTable(table).head[1]).toBe(t.currency);
  expect(readTable(table).rows[0]?.slice(1, 4)).toEqual(['US dollar', '7.1000', '7.1200']);
  expect(page.queryByRole('table', { name: t.summary })).toBeNull();
});

test('in Chinese origins and reasons are in Chinese', async () => {
  const page = await show(
    { State: 'refused', IssueCount: 1 },
    { List: [wrong], Rows: [{ Period: '2026-10' }], Datas: [{ ...brazil }] },
    {},
    'cn',
  );
  expect(readTable(page.getByRole('table', { name: issueMessages.cn.issues })).rows[0]?.at(-1)).toBe('须大于零');
  expect(readTable(page.getByRole('table', { name: messages.cn.byOrigin })).rows[0]?.[0]).toBe('巴西');
});

const loss = {
  Kind: 'rows',
  Periods: ['2026-08', '2026-09', '2026-10'],
  Origins: [brazil],
  Tonnes: 1234.56,
} as const;

test.each([
  [null, `${t.lossesWhat} ${t.lossesOrigins}`],
  [50, t.lossesWhat],
])(
  'what would be lost is named by its span; a query of some origins is suspected where nothing is left (%s)',
  async (after, what) => {
    const page = await show({}, { Datas: [{ ...brazil, After: sums(after) }], Dict: { Losses: [loss] }, Rows: [{}] });
    page.getByText(what);
    const [row] = readTable(page.getByRole('table', { name: t.losses })).rows;
    expect([row?.[0], row?.[2], row?.[3]]).toEqual([t.lossKinds.rows, 'Brazil', '1,234.6']);
    expect(row?.[1]).toMatch(/Aug.*Oct 2026|August.*October 2026|2026-08.*2026-10/);
  },
);

test('which pages would open otherwise is said, and where none would', async () => {
  const opening = {
    SourceNameEn: 'China Customs',
    SourceNameCn: '中国海关',
    Demo: false,
    Origin: null,
    StartDate: '2026-09',
    EndDate: '2026-09',
    Tonnes: 1500,
    ValueUsd: null,
    Against: null,
  } as const;
  const Views = [{ Code: 'A1', TitleCn: '总量', TitleEn: 'Volumes' }] as const;
  const page = await show(
    {},
    { Dict: { Effects: [{ Meat: 'beef', Views: [{ TitleEn: Views[0].TitleEn }], Before: null, After: opening }] } },
  );
  const [row] = readTable(page.getByRole('table', { name: t.effects })).rows;
  expect(row?.slice(0, 2)).toEqual([t.listViews(t.meats.beef, 'Volumes'), t.opensEmpty]);
  expect(row?.[2]).toContain(t.findTonnes('1,500'));
  expect(row?.[2]).toContain('China Customs');
  (await show({})).getByText(t.noEffect);
  (await show({ HeldBack: '2027-01' })).getByText(t.januaryAlone);
  expect((await show({ Format: 'rates' })).queryByText(t.noEffect)).toBeNull();
});

test('rows that were left out stand with their reason, the rest of a long list as one', async () => {
  const page = await show(
    {},
    {
      Dict: {
        LeftOut: [
          { Reason: 'goods', Code: '0207', Name: 'Poultry', Rows: 40, Tonnes: 12, ValueUsd: null, ValueCny: null },
          { Reason: 'sum', Code: '', Name: '', Rows: 3, Tonnes: null, ValueUsd: null, ValueCny: null },
        ],
      },
    },
  );
  expect(readTable(page.getByRole('table', { name: t.leftOut })).rows).toEqual([
    ['Other goods', '0207 Poultry', '40', '12', '', ''],
    ['Sum of other rows', t.leftOutRest, '3', '', '', ''],
  ]);
});

test('the columns of a file stand by what became of them', async () => {
  const titles = { Read: ['净重', '产地'], NotNeeded: [], NotUnderstood: ['Vessel'] };
  const page = await show({}, { Dict: { Titles: titles } });
  page.getByText('净重 · 产地');
  page.getByText(issueMessages.en.columnsNotUnderstood);
  expect((await show({})).queryByText(issueMessages.en.columns)).toBeNull();
});

const file = {
  ImportID: 11,
  FileName: 'usd.csv',
  Format: 'customs-query',
  Outcome: 'loaded',
  Facts: 4,
  Changes: { Added: 1, Changed: 2, Gone: 3 },
} as const;

test.each([
  ['ready', t.states.ready],
  ['refused', t.heldBack],
] as const)('in a set that is %s a sound file is "%s"', async (State, word) => {
  const page = await show(
    { IsSet: true, State },
    { Dict: { Files: [file, { ...file, ImportID: 12, FileName: 'cny.csv', Outcome: 'refused', Changes: null }] } },
  );
  const table = page.getByRole('table', { name: t.setFiles });
  expect(readTable(table).rows.map((row) => row.slice(1, 3))).toEqual([
    [word, '1 / 2 / 3'],
    [t.outcomes.refused, '–'],
  ]);
  expect(readLinks(table)['usd.csv']).toMatch(/\/11$/);
});

test('a file is put together with others that wait, and the set opens', async () => {
  const ready = { ...upload, ImportID: 5, FileName: 'cny.csv' };
  const page = await show(
    {},
    {},
    {
      GetTradeImports: {
        Rows: [],
        Total: 0,
        List: [
          { ...upload },
          ready,
          { ...ready, ImportID: 6, FileName: 'bad.csv', State: 'refused' },
          { ...ready, ImportID: 8, FileName: 'taken.csv', SetID: 3 },
        ],
      },
      JoinTradeImports: { Row: { ImportID: 20 } },
    },
  );
  await page.press(t.join);
  expect(page.dialog().getAllByRole('checkbox')).toHaveLength(1);
  expect(page.dialog().getByRole('button', { name: t.joinNow })).toHaveProperty('disabled', true);
  await page.user.click(page.dialog().getByRole('checkbox', { name: /^cny\.csv/ }));
  await page.press(t.joinNow);
  expect(page.sent('JoinTradeImports')).toEqual([{ ImportIDs: [4, 5] }]);
  expect(page.address()).toMatch(/\/20$/);
});

test('a file is read again with other statements, which must be sound', async () => {
  const page = await show({ Format: 'comtrade', Recognised: true, Origins: ['BRA'], Covers: [], Sheet: '' });
  await page.press(t.recheck);
  const origins = page.dialog().getByLabelText(new RegExp(`^${t.origins}`));
  expect(origins).toHaveProperty('value', 'BRA');
  await page.user.clear(origins);
  await page.user.type(origins, 'Brazil');
  const confirm = page.dialog().getByRole('button', { name: t.recheck });
  expect(confirm).toHaveProperty('disabled', true);
  await page.user.clear(origins);
  await page.user.type(origins, 'arg, ury');
  await page.user.click(confirm);
  await page.settled();
  expect(page.sent('CheckTradeImport')).toMatchObject([{ ImportID: 4, Origins: ['ARG', 'URY'] }]);
  page.getByText(t.recheckStarted);
});

test('an upload that was broken off goes on with the same file only', async () => {
  const page = await show({ State: 'arriving', Bytes: 4, Received: 1, Fingerprint: null, EndsAt: null });
  page.getByText(t.brokenOff('25%'));
  await page.user.upload(page.getByLabelText(t.file), new File(['longer'], 'other.csv'));
  page.getByText(t.otherFile('4'));
  expect(page.getByRole('button', { name: t.goOn })).toHaveProperty('disabled', true);
  await page.user.upload(page.getByLabelText(t.file), new File(['a,b\n'], 'october.csv'));
  expect(page.queryByText(t.otherFile('4'))).toBeNull();
  expect(page.getByRole('button', { name: t.goOn })).toHaveProperty('disabled', false);
});
