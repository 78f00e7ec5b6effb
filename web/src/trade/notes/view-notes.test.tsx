// @vitest-environment jsdom
import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import { expect, test } from 'vitest';
import { readFacts } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from '../messages.ts';
import { answerExample } from '../view-answer.fixture.ts';
import { ViewNotes, type ViewNotesProps } from './view-notes.tsx';

const { dict } = answerExample;
const release: ReleaseRow = {
  Kind: 'preliminary',
  TitleCn: '海关',
  TitleEn: 'Customs',
  Source: 'customs',
  SourceNameCn: '海关',
  SourceNameEn: 'Customs',
  Date: '2026-11-20',
  PeriodFrom: '2026-10',
  PeriodTo: '2026-10',
  Expected: false,
  Days: 9,
};

async function show(said: Partial<typeof dict> = {}, props: Partial<ViewNotesProps> = {}) {
  const notes = (
    <ViewNotes
      dict={{ ...dict, Demo: false, ...said }}
      hidesNames={false}
      next={null}
      dueOn={null}
      isHatched={false}
      {...props}
    />
  );
  const page = await showPart('en', notes, { at: '/BTCData/beef-one' });
  return { page, facts: readFacts(page.getByLabelText(messages.en.notes)) };
}

test('source, scope, days and the latest figures stand under every view', async () => {
  const { facts } = await show();
  expect(facts).toMatchObject({
    [messages.en.noteSource]: dict.SourceNameEn,
    [messages.en.noteScope]: dict.Scope.TitleEn,
    [messages.en.noteLimit]: 'September 2026',
    [messages.en.noteProvisional]: messages.en.provisionalText('September 2026', false),
  });
  for (const name of [
    messages.en.noteNext,
    messages.en.noteAwaited,
    messages.en.noteConverted,
    messages.en.noteRevised,
    messages.en.weight,
    messages.en.noteNames,
    messages.en.asPublishedOn,
  ])
    expect(Object.keys(facts)).not.toContain(name);
});

test('figures that are all final say so', async () => {
  expect((await show({ Provisional: [] })).facts[messages.en.noteProvisional]).toBe(messages.en.noProvisional);
});

test.each([
  [false, messages.en.nextRelease],
  [true, messages.en.nextExpected],
] as const)('the next release has its day and months (expected only: %s)', async (Expected, say) => {
  const { facts } = await show({}, { next: { ...release, Expected } });
  expect(facts[messages.en.noteNext]).toBe(say('20 November 2026', 'October 2026'));
});

test.each<[Partial<typeof dict>, string, string]>([
  [
    { Converted: ['2026-08', '2026-09'] },
    messages.en.noteConverted,
    messages.en.convertedText('August 2026, September 2026'),
  ],
  [{ Apportioned: ['2026-08'] }, messages.en.noteApportioned, messages.en.apportionedText('August 2026')],
  [{ Selection: { ...dict.Selection, Weight: 'carcase' } }, messages.en.weight, messages.en.carcaseText('1.4')],
  [
    { Selection: { ...dict.Selection, AsPublishedOn: '2026-06-20' } },
    messages.en.asPublishedOn,
    messages.en.asPublishedOnText('20 June 2026'),
  ],
])('%j is said', async (said, name, text) => {
  expect((await show(said)).facts[name]).toBe(text);
});

test('revised periods lead to what they were, of the same origins and months', async () => {
  const { page } = await show({ Revised: ['2026-08'], Selection: { ...dict.Selection, Origin: ['BRA'] } });
  const [path, query] =
    page.getByRole('link', { name: messages.en.revisedLink }).getAttribute('href')?.split('?') ?? [];
  expect(path).toBe('/BTCData/Revisions');
  expect([...new URLSearchParams(query).values()]).toEqual(
    expect.arrayContaining(['demo', 'BRA', '2026-08', '2026-09']),
  );
});

test('months whose day has passed are due, but not in figures as they stood on a past day', async () => {
  const next = { ...release, Date: '2026-12-20', PeriodFrom: '2026-11', PeriodTo: '2026-11' };
  expect((await show({}, { next })).facts[messages.en.noteAwaited]).toBe(messages.en.awaitedText('October 2026'));
  expect((await show({}, { next, dueOn: '2026-11-20' })).facts[messages.en.noteAwaited]).toBe(
    'October 2026 data, due on 20 November 2026, not yet loaded',
  );
  const past = { Selection: { ...dict.Selection, AsPublishedOn: '2026-06-20' } };
  expect((await show(past, { next })).facts[messages.en.noteAwaited]).toBeUndefined();
});

test('companies under numbers of ours are explained', async () => {
  expect((await show({}, { hidesNames: true })).facts[messages.en.noteNames]).toBe(messages.en.namesHiddenText);
});
