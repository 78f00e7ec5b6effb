// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { makeExample, type PartialExample } from '#platform/testing/contract-example.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { readLinks, readTable } from '#ui/testing/read-table.ts';
import { EventDialog } from './event-dialog.tsx';
import { messages } from './messages.ts';
import { PlantListScreen } from './plant-list.screen.tsx';
import { PlantListUpload } from './plant-list-upload.tsx';
import { PlantLists } from './plant-lists.tsx';
import { UndoBlockedReason } from './undo-blocked-reason.tsx';

type List = Parameters<typeof UndoBlockedReason>[0]['list'];
type Event = NonNullable<Parameters<typeof EventDialog>[0]['event']>;

const t = messages.en;
const file = new File(['a'], 'list.csv');

test('a list is compared as of the day it was drawn up, today where nothing else is said', async () => {
  const page = await showScreen('en', <PlantListUpload file={file} form="approvedList" encoding="" />, {
    answers: { UploadPlantList: { Row: { ImportID: 9 } } },
  });
  const day = page.getByLabelText(t.listedOn);
  expect(day).toHaveProperty('value', todayInShanghai());
  await page.user.clear(day);
  expect(page.getByRole('button', { name: t.compare })).toHaveProperty('disabled', true);
  await page.user.type(day, '2026-11-02');
  await page.press(t.compare);
  expect(page.sent('UploadPlantList')).toMatchObject([{ FileName: 'list.csv', ListedOn: '2026-11-02' }]);
  expect(page.address()).toMatch(/\/9$/);
});

test('without a file there is nothing to compare; a list that was refused says why and keeps its day', async () => {
  const none = await showScreen('en', <PlantListUpload file={null} form="approvedList" encoding="" />);
  expect(none.getByRole('button', { name: t.compare })).toHaveProperty('disabled', true);
  const page = await showScreen('en', <PlantListUpload file={file} form="approvedList" encoding="" />, {
    answers: { UploadPlantList: new ApiError(1011) },
  });
  await page.user.clear(page.getByLabelText(t.listedOn));
  await page.user.type(page.getByLabelText(t.listedOn), '2026-11-02');
  await page.press(t.compare);
  expect(page.getByRole('alert').textContent).not.toBe('');
  expect(page.getByLabelText(t.listedOn)).toHaveProperty('value', '2026-11-02');
});

test('a list that cannot be read says why, by line, column and value', async () => {
  const issue = { Line: 1, Column: '目的国', Value: '目的', Rule: 'columnNotRead', ReasonCn: '', ReasonEn: 'Not read' };
  const page = await showScreen('en', <PlantListUpload file={file} form="approvedList" encoding="" />, {
    answers: {
      UploadPlantList: new ApiError(1001, {
        List: [{ Field: 'Files', Rule: 'columnNotRead' }],
        Dict: { Issues: [issue] },
      }),
    },
  });
  await page.press(t.compare);
  expect(readTable(page.getByRole('table', { name: 'Errors' })).rows).toEqual([['1', '目的国', '目的', 'Not read']]);
});

test('each list stands with its day, its state and who decided, and leads to its differences', async () => {
  const page = await showScreen('en', <PlantLists />, {
    at: '/console/en/data/imports?kind=plants',
    answers: {
      GetPlantListImports: {
        Rows: [
          {
            ImportID: 4,
            FileName: 'november.csv',
            Form: 'fsisDirectory',
            ListedOn: '2026-11-02',
            State: 'previewed',
            Lines: 1200,
            DecidedBy: null,
          },
        ],
        Total: 1,
      },
    },
  });
  const table = page.getByRole('table', { name: t.lists });
  const [row] = readTable(table).rows;
  expect(row?.slice(0, 4)).toEqual([
    `november.csv ${t.forms.fsisDirectory}`,
    '2 November 2026',
    t.states.previewed,
    '1,200',
  ]);
  expect(readLinks(table)['november.csv']).toMatch(/\/4$/);
});

const changed = {
  Origin: 'BRA',
  PlantNo: 'SIF 9',
  PlantID: 7,
  NameCn: '甲厂',
  NameEn: 'Plant A',
  ImportID: null,
  FileName: null,
  ChangedBy: 'lopez',
  ChangedDate: null,
} as const;
const toList = (said: PartialExample<List>): List =>
  makeExample(operations.GetPlantListDifference.output, { Row: said }).Row;

test('an import that left nothing says so', async () => {
  const list = toList({ ChangedTotal: 0, ChangedPlants: [] });
  (await showScreen('en', <UndoBlockedReason list={list} />)).getByText(t.nothingKept);
});

test('what keeps an import from being undone is named, with who did it and where', async () => {
  const list = toList({
    ChangedTotal: 12,
    ChangedPlants: [
      changed,
      { ...changed, PlantID: null, Origin: null, PlantNo: 'gone', ChangedBy: null },
      { ...changed, PlantNo: 'SIF 10', ImportID: 9, FileName: 'later.csv' },
    ],
  });
  const page = await showScreen('en', <UndoBlockedReason list={list} />);
  const table = page.getByRole('table', { name: t.changedTitle('12') });
  expect(readTable(table).rows.map((row) => row.slice(0, 2))).toEqual([
    ['Brazil SIF 9 Plant A', 'lopez'],
    ['gone Plant A', t.changedByNobody],
    ['Brazil SIF 10 Plant A', `${t.changedByList('later.csv')} lopez`],
  ]);
  const links = readLinks(table);
  expect(links['SIF 9']).toMatch(/\/7$/);
  expect(links[t.changedByList('later.csv')]).toMatch(/\/9$/);
  expect(links).not.toHaveProperty('gone');
  page.getByText(t.changedMore('9'));
});

const event = makeExample(operations.GetDeskPlant.output, {
  Rows: [
    {
      EventID: 5,
      Status: 'SUSP_CN',
      EffectiveOn: '2026-03-02',
      AnnouncedOn: null,
      Basis: null,
      Rule: '280',
      OldNumber: null,
      NewNumber: null,
      NoteCn: null,
      NoteEn: null,
      Source: 'GACC',
      SourceLink: null,
      Notify: true,
    },
  ],
}).Rows[0];
const showEvent = (known: Event | null, answers: Answers = {}) =>
  showScreen('en', <EventDialog plantId={7} event={known} onClose={() => undefined} onChanged={() => undefined} />, {
    answers,
  });

test('a new change is of today’s rules, and watchers are told unless it is said that they are not', async () => {
  const page = await showEvent(null);
  await page.user.type(findField('EffectiveOn'), '2026-11-18');
  await page.user.type(findField('Source'), 'GACC');
  await page.press(t.save);
  expect(page.sent('SavePlantEvent')).toMatchObject([
    { PlantID: 7, Status: 'SUSP_CN', EffectiveOn: '2026-11-18', Rule: '280', Source: 'GACC', Notify: true },
  ]);
  expect(page.sent('SavePlantEvent')[0]).not.toHaveProperty('EventID');
});

test('a correction of what has taken effect is told to nobody unless that is chosen, and says what it has seen', async () => {
  if (event === undefined) throw new Error('The example has a change');
  const page = await showEvent(event);
  await page.user.clear(findField('Source'));
  await page.user.type(findField('Source'), 'GACC notice 12');
  await page.press(t.save);
  expect(page.sent('SavePlantEvent')).toMatchObject([
    { EventID: 5, Source: 'GACC notice 12', Notify: false, Expected: { EventID: 5, Source: 'GACC' } },
  ]);
});

test('a list that another change has overtaken is compared again at a press, and can then be imported', async () => {
  let isUpToDate = false;
  const page = await showScreen('en', <PlantListScreen id={4} />, {
    at: '/console/en/plants/lists/4',
    answers: {
      GetPlantListDifference: () => ({
        Row: { ImportID: 4, State: 'previewed', UpToDate: isUpToDate, Counts: { new: 1 } },
        Rows: [],
        Total: 0,
      }),
      CheckPlantList: () => {
        isUpToDate = true;
        return { Row: { ImportID: 4 } };
      },
    },
  });
  page.getByText(t.outdated);
  expect(page.queryByRole('button', { name: t.commit })).toBeNull();
  await page.press(t.compareAgain);
  expect(page.sent('CheckPlantList')).toEqual([{ ImportID: 4 }]);
  page.getByRole('button', { name: t.commit });
  expect(page.queryByText(t.outdated)).toBeNull();
});
