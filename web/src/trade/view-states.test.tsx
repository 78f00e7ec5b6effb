// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from './messages.ts';
import { LockedView, Refused } from './view-states.tsx';

const t = messages.en;
const locked = { kind: 'locked', reason: 'notpaid', trialLeft: null, holds: null } as const;

test('a view that is closed tells how much it holds', async () => {
  const holds = { members: 1343, dataLimit: '2026-09', isDemo: false };
  const page = await showPart('en', <LockedView locked={{ ...locked, holds }} />, { at: '/BTCData?view=beef-five' });
  page.getByText(t.lockedHolds(t.memberCounts.importer('1,343'), 'September 2026'), { exact: false });
  const silent = await showPart('en', <LockedView locked={locked} />, { at: '/BTCData?view=beef-five' });
  expect(silent.text()).not.toContain('2026');
});

test('an open view as it once stood leads to it as it stands, with all else that was asked', async () => {
  const at = '/BTCData?origin=BRA&asof=2026-07-18';
  const page = await showPart('en', <LockedView locked={locked} />, { at });
  page.getByText(t.lockedDayText);
  expect(readLinks(document.body)[t.asItStands]).toBe('/BTCData?origin=BRA');
});

test('a closed view as it once stood is closed as a view', async () => {
  const page = await showPart('en', <LockedView locked={locked} />, { at: '/BTCData?view=beef-five&asof=2026-07-18' });
  expect(page.queryByText(t.lockedDayText)).toBeNull();
});

test.each(['cn', 'en'] as const)('what of an address is unknown is named in words (%s)', async (edition) => {
  const words = messages[edition];
  const page = await showPart(edition, <Refused fields={['Origin', 'Unheard']} />, { at: '/BTCData?origin=XXX' });
  page.getByRole('heading', { name: (name) => name.endsWith(words.refusedTitle) });
  page.getByText(words.refusedText([words.refusedFields.Origin, 'Unheard'].join(words.listJoin)));
  const plain = await showPart(edition, <Refused fields={[]} />, { at: '/BTCData' });
  expect(plain.text()).not.toContain(words.refusedText(''));
});

test('where the desk allows it the lock shows rows of what it locks', async () => {
  const sample = {
    Title: 'Q3 2026, the three largest',
    Rows: [{ Name: 'Shanghai', Text: '120,000 t · 24.1%' }],
    Demo: true,
  };
  const page = await showPart('en', <LockedView locked={{ ...locked, sample }} />, { at: '/BTCData?view=beef-three' });
  const region = page.getByRole('region', { name: sample.Title });
  expect(region.textContent).toBe('Q3 2026, the three largest Demonstration dataShanghai120,000 t · 24.1%');
});
