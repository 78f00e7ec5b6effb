// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { keepSavedFiles } from '#platform/testing/saved-files.ts';
import { messages as issueMessages } from '#shell/console/issues/messages.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import type { LivePage } from '#ui/testing/live-page.ts';
import { readFacts, readTable } from '#ui/testing/read-table.ts';
import { messages } from './file-messages.ts';
import { PriceUpload } from './file-upload.tsx';
import { PriceRuns } from './price-runs.tsx';
import { messages as seriesMessages } from './series-messages.ts';

type Uploaded = GivenAnswer<'UploadPriceFile'>;
type Found = GivenAnswer<'ReadSeriesFile'>;

const t = messages.en;
const s = seriesMessages.en;
const files = [new File(['a,b'], 'prices.csv'), new File(['c,d'], 'others.csv')] as const;
const uploaded = (Row: NonNullable<Uploaded['Row']> = {}, rest: Uploaded = {}): Uploaded => ({
  Rows: [],
  List: [],
  Total: 0,
  ...rest,
  Dict: { Warnings: [], Titles: null, ...rest.Dict },
  Row: {
    Form: 'futures',
    FileName: 'prices.csv',
    Outcome: 'preview',
    Added: 3,
    Changed: 1,
    Same: 0,
    Gone: 0,
    Newer: 0,
    PublishedOn: null,
    From: null,
    To: null,
    ...Row,
  },
});

const onLoaded = vi.fn<() => void>();
function Uploading({ form }: { form: PriceFileForm }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt((at + 1) % files.length)}>
        Other file
      </button>
      <PriceUpload form={form} encoding="" file={files[at] ?? null} onLoaded={onLoaded} />
    </>
  );
}
async function show(
  answer: Uploaded | ApiError,
  { form = 'futures', ...answers }: Answers & { form?: PriceFileForm } = {},
) {
  onLoaded.mockClear();
  return showScreen('en', <Uploading form={form} />, {
    role: 'analyst',
    answers: { UploadPriceFile: answer, ...answers },
  });
}
const findLoad = (page: LivePage) => page.getByRole('button', { name: t.load });

test('a file is looked at before anything changes, and loaded after a question with its counts', async () => {
  const page = await show(uploaded({ From: '2026-11-01', To: '2026-11-20' }));
  expect(findLoad(page)).toHaveProperty('disabled', true);
  page.getByText(t.previewFirst);
  await page.press(t.preview);
  expect(readFacts(document.body)).toMatchObject({ [t.added]: '3', [t.period]: '1 November 2026 – 20 November 2026' });
  await page.press(t.load);
  page.dialog().getByText(t.loadWhat.others('3', '1'));
  expect(onLoaded).not.toHaveBeenCalled();
  await page.press(t.loadTitle);
  expect(page.sent('UploadPriceFile').map(({ Load }) => Load)).toEqual(['false', 'true']);
  expect(onLoaded).toHaveBeenCalledOnce();
});

test.each([
  [{ Outcome: 'preview', Added: 0, Changed: 0 }, t.nothingToLoad],
  [{ Outcome: 'unchanged', Added: 0, Changed: 0 }, t.nothingToLoad],
] as const)('of a file that is %j there is nothing to load', async (row, text) => {
  const page = await show(uploaded(row));
  await page.press(t.preview);
  page.getByText(text);
  page.getByText(t.nothingNew);
  expect(findLoad(page)).toHaveProperty('disabled', true);
});

test('demonstration prices that make room are told, and are reason enough to load', async () => {
  const page = await show(uploaded({ Added: 0, Changed: 0, Gone: 4, Form: 'quotes' }), { form: 'quotes' });
  await page.press(t.preview);
  await page.press(t.load);
  page.dialog().getByText(t.goneWhat('4'));
  page.dialog().getByText(t.loadWhat.quotes('0', '0'));
});

test('an older file is loaded over newer figures only with one more yes', async () => {
  const page = await show(
    uploaded(
      { Newer: 2 },
      {
        Rows: [{ NameEn: 'Dec 26', Date: '2026-11-20', Before: [210.5], After: [209], NewerOn: '2026-11-21' }],
      },
    ),
  );
  await page.press(t.preview);
  page.getByText(t.newer('2'));
  const [row] = readTable(page.getByRole('table', { name: t.differences })).rows;
  expect(row?.join(' ')).toContain(t.newerOn('21 November 2026'));
  page.getByText(t.differencesFirst('1'));
  await page.press(t.load);
  const confirm = page.dialog().getByRole('button', { name: t.loadTitle });
  expect(confirm).toHaveProperty('disabled', true);
  await page.user.click(page.dialog().getByRole('checkbox', { name: t.overNewer('2') }));
  await page.user.click(confirm);
  await page.settled();
  expect(page.sent('UploadPriceFile').map(({ Load, OverNewer }) => [Load, OverNewer])).toEqual([
    ['false', undefined],
    ['true', 'true'],
  ]);
});

test('prices far off those before are loaded only once somebody has looked at them', async () => {
  const far = {
    Line: 0,
    Column: 'Beef',
    Value: '61 → 61000',
    Rule: 'farFromBefore',
    ReasonCn: '',
    ReasonEn: 'Far off',
  };
  const page = await show(uploaded({}, { Dict: { Warnings: [far] } }));
  await page.press(t.preview);
  page.getByText(issueMessages.en.leads.stopping);
  await page.press(t.load);
  const confirm = page.dialog().getByRole('button', { name: t.loadTitle });
  expect(confirm).toHaveProperty('disabled', true);
  await page.user.click(page.dialog().getByRole('checkbox', { name: issueMessages.en.accept }));
  await page.user.click(confirm);
  await page.settled();
  expect(page.sent('UploadPriceFile').map(({ Load, Accept }) => [Load, Accept])).toEqual([
    ['false', undefined],
    ['true', 'farFromBefore'],
  ]);
});

test('a preview is of one file and one day: with another it is gone', async () => {
  const page = await show(uploaded());
  await page.press(t.preview);
  page.getByRole('heading', { name: t.previewTitle });
  await page.user.type(page.getByLabelText(new RegExp(`^${t.publishedOn}`)), '2026-11-19');
  expect(page.queryByRole('heading', { name: t.previewTitle })).toBeNull();
  expect(findLoad(page)).toHaveProperty('disabled', true);
  await page.press(t.preview);
  expect(page.sent('UploadPriceFile').map(({ PublishedOn }) => PublishedOn)).toEqual([undefined, '2026-11-19']);
  await page.press('Other file');
  expect(page.queryByRole('heading', { name: t.previewTitle })).toBeNull();
});

test('a quote template is published when it is loaded: no day is asked for', async () => {
  const page = await show(uploaded(), { form: 'quotes' });
  expect(page.queryByLabelText(new RegExp(`^${t.publishedOn}`))).toBeNull();
});

test('what is wrong and what is odd stand apart, and a refused file cannot be loaded', async () => {
  const issue = { Line: 3, Column: 'Close', Value: 'n/a', ReasonEn: 'Not a number' };
  const page = await show(
    uploaded(
      { Outcome: 'refused', BadRows: 1 },
      { List: [issue], Total: 1, Dict: { Warnings: [{ ...issue, Line: 9 }] } },
    ),
  );
  await page.press(t.preview);
  const lines = (name: string) => readTable(page.getByRole('table', { name })).rows.map(([line]) => line);
  expect([lines(issueMessages.en.issues), lines(issueMessages.en.warnings)]).toEqual([['3'], ['9']]);
  expect(findLoad(page)).toHaveProperty('disabled', true);
});

test('a file that could not be sent says so until another is chosen', async () => {
  const page = await show(new ApiError(1011));
  await page.press(t.preview);
  page.getByRole('alert');
  await page.press('Other file');
  expect(page.queryByRole('alert')).toBeNull();
});

const label = {
  Label: 'Steer',
  Entry: null,
  GuessedCode: null,
  GuessedUnit: null,
  Count: 2,
  From: '2026-11-01',
  To: '2026-11-08',
  Last: 5.25,
} as const;
const found = (Row: NonNullable<Found['Row']> = {}, rest: Found = {}): Found => ({
  Rows: [
    { Title: '◷', Role: 'period', Samples: ['2026-11-01'] },
    { Title: 'Price', Role: 'price', Samples: ['5.20', '5.25'] },
  ],
  Datas: [label],
  List: [],
  Total: 0,
  Dict: { Others: [] },
  ...rest,
  Row: {
    Sheet: null,
    Sheets: [],
    Shape: 'a'.repeat(64),
    Revision: 0,
    IsKnown: false,
    DayOrder: null,
    IsOrderOpen: false,
    PublishedOn: null,
    ...Row,
  },
});
const entry = {
  Label: 'Steer',
  Kind: 'benchmark',
  NameCn: '阉牛',
  NameEn: 'Steer',
  Unit: 'USD/t',
  SourceCn: '某所',
  SourceEn: 'Board',
} as const;
const known = found({ IsKnown: true, Revision: 2 }, { Datas: [{ ...label, Entry: entry }] });
const showSeries = (read: Found | ((count: number) => Found), answers: Answers = {}) => {
  let count = 0;
  const next = () => {
    count += 1;
    return typeof read === 'function' ? read(count) : read;
  };
  return show(uploaded({ Form: 'series' }), { form: 'series', ReadSeriesFile: next, ...answers });
};

test('a table whose head is known is previewed at once, as it was read before', async () => {
  const page = await showSeries(known);
  page.getByText(s.known);
  page.getByRole('heading', { name: t.previewTitle });
  expect(page.sent('SaveSeriesMapping')).toEqual([]);
  expect(page.queryByText(s.columnsWhat)).toBeNull();
  await page.press(s.change);
  page.getByText(s.columnsWhat);
});

test('of a new head it is asked what it holds; what lacks is said one after the other', async () => {
  const page = await showSeries(found({}, { Rows: [{ Title: 'A', Role: 'skip', Samples: [] }] }));
  expect(page.sent('UploadPriceFile')).toEqual([]);
  page.getByText(s.lacks.price);
  await page.user.selectOptions(page.getByLabelText(`A: ${s.role}`), 'price');
  page.getByText(s.lacks.source);
  await page.user.type(page.getByLabelText(s.sourceCn), '某所');
  await page.user.type(page.getByLabelText(s.sourceEn), 'Board');
  page.getByText(s.lacks.unit);
  await page.user.clear(page.getByLabelText(s.nameEn));
  page.getByText(s.lacks.name);
  await page.user.type(page.getByLabelText(s.nameEn), 'Steers');
  await page.user.selectOptions(page.getByLabelText(s.unit), 'USD/t');
  await page.press(s.preview);
  expect(page.sent('SaveSeriesMapping')).toMatchObject([
    {
      Revision: 0,
      Mapping: {
        Columns: [{ Title: 'A', Role: 'price' }],
        Series: [{ ...entry, NameCn: 'Steer', NameEn: 'Steers' }],
      },
    },
  ]);
});

test('the same names need no second reading; other columns do', async () => {
  const begun = found({}, { Datas: [{ ...label, Entry: entry }] });
  const same = await showSeries(begun);
  await same.press(s.preview);
  expect([same.sent('ReadSeriesFile').length, same.sent('UploadPriceFile').length]).toEqual([1, 1]);
  const other = await showSeries((count) => (count === 1 ? begun : known));
  await other.user.selectOptions(other.getByLabelText(`Price: ${s.role}`), 'low');
  await other.user.selectOptions(other.getByLabelText(`◷: ${s.role}`), 'price');
  await other.press(s.preview);
  expect([other.sent('ReadSeriesFile').length, other.sent('UploadPriceFile').length]).toEqual([2, 1]);
});

test('new names of a known head are named', async () => {
  const page = await showSeries(
    found(
      { Revision: 2 },
      {
        Datas: [
          { ...label, Entry: entry },
          { ...label, Label: 'Heifer' },
        ],
      },
    ),
  );
  page.getByText(s.newNames('Heifer'));
});

test('a market of live cattle has units of its currency alone, its own first', async () => {
  const page = await showSeries(found());
  await page.user.selectOptions(page.getByLabelText(s.kind), 'cattle');
  await page.user.selectOptions(page.getByLabelText(s.market), 'BRA');
  expect(page.getByLabelText(s.unit)).toHaveProperty('value', 'BRL/@');
  expect(page.queryByLabelText(s.nameEn)).toBeNull();
  await page.user.selectOptions(page.getByLabelText(s.kind), 'none');
  expect(page.queryByLabelText(s.unit)).toBeNull();
});

test('many names can all be left out at once', async () => {
  const labels = ['A', 'B', 'C', 'D'].map((Label) => ({ ...label, Label }));
  const page = await showSeries(found({}, { Datas: labels }));
  await page.press(s.leaveOutAll);
  expect(page.queryAllByLabelText(s.unit)).toEqual([]);
});

test('a workbook is read by the sheet that is chosen', async () => {
  const page = await showSeries((count) =>
    found({ Sheets: ['Weekly', 'Monthly'], Sheet: count === 1 ? 'Weekly' : 'Monthly' }),
  );
  await page.user.selectOptions(page.getByLabelText(s.sheet), 'Monthly');
  await page.settled();
  expect(page.sent('ReadSeriesFile').map(({ Sheet }) => Sheet)).toEqual([undefined, 'Monthly']);
  expect(page.getByLabelText(s.sheet)).toHaveProperty('value', 'Monthly');
});

test('dates that could be two are asked about', async () => {
  const page = await showSeries(found({ IsOrderOpen: true }));
  await page.user.selectOptions(page.getByLabelText(s.dayOrder), 'dayFirst');
  expect(page.getByLabelText(s.dayOrder)).toHaveProperty('value', 'dayFirst');
  expect((await showSeries(found())).queryByLabelText(s.dayOrder)).toBeNull();
});

const run = {
  RunID: 9,
  Form: 'quotes',
  FileName: 'may.csv',
  Outcome: 'loaded',
  Added: 10,
  Changed: 2,
  Same: 1,
  BadRows: 0,
  From: null,
  To: null,
  Undoable: true,
} as const;
const showRuns = (said: object, answers: Answers = {}) =>
  showScreen('en', <PriceRuns />, {
    role: 'analyst',
    at: '/console/en/data/imports?kind=prices',
    answers: {
      GetPriceImports: { Rows: [{ ...run, ...said }], Total: 1 },
      GetSeriesMappings: { Rows: [] },
      ...answers,
    },
  });

test('a load is undone after a question that names the file; what was undone or refused cannot be', async () => {
  const page = await showRuns({});
  await page.press(`${t.undo} may.csv`);
  page.dialog().getByText(t.undoWhat('may.csv'));
  await page.press(t.undoTitle);
  expect(page.sent('UndoPriceImport')).toEqual([{ RunID: 9 }]);
  expect(page.sent('GetPriceImports')).toHaveLength(2);
  const undone = await showRuns({ Outcome: 'undone', Undoable: false });
  expect(undone.queryByRole('button', { name: new RegExp(`^${t.undo}`) })).toBeNull();
});

test('of a refused file the list of errors is saved', async () => {
  const saved = keepSavedFiles();
  const page = await showRuns(
    { Outcome: 'refused', Undoable: false, BadRows: 1200 },
    { GetPriceImportIssues: { List: [{ Line: 3, Column: 'Low', Value: 'x', ReasonEn: 'Not a number' }], Total: 1 } },
  );
  page.getByText(`${t.badRows} 1,200`);
  await page.press(`${t.report} may.csv`);
  expect(page.sent('GetPriceImportIssues')).toEqual([{ RunID: 9 }]);
  expect((await saved()).map(({ name, text }) => [name, text.includes('Not a number')])).toEqual([
    [issueMessages.en.listName.issues('may.csv'), true],
  ]);
});

test('how a head is read can be forgotten; of many series the first are named', async () => {
  const Series = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ ...entry, Label: name, NameEn: name }));
  const page = await showRuns(
    {},
    {
      GetSeriesMappings: {
        Rows: [{ Shape: 'b'.repeat(64), FileName: 'first.xlsx', Revision: 4, Mapping: { Series } }],
      },
    },
  );
  page.getByText('A, B, C, D, E … (6)');
  await page.press(`${s.forget} first.xlsx`);
  await page.press(s.forgetTitle);
  expect(page.sent('DeleteSeriesMapping')).toEqual([{ Shape: 'b'.repeat(64), Revision: 4 }]);
});
