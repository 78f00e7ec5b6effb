// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readTable } from '#ui/testing/read-table.ts';
import { messages } from './newsletter-messages.ts';
import { NewsletterScreen } from './newsletter.screen.tsx';
import { NewslettersScreen } from './newsletters.screen.tsx';

const t = messages.en;
const edition = (Subject: string) => ({ Subject, Intro: '', Closing: '', Revision: 4, Articles: [] });
const show = (State: 'draft' | 'scheduled', answers: Answers = {}) =>
  showScreen('en', <NewsletterScreen id={5} />, {
    role: 'editor',
    at: '/console/en/front/newsletters/5',
    answers: {
      GetNewsletter: {
        Row: { NewsletterID: 5, Revision: 3, State, Texts: { cn: edition('周报'), en: edition('Weekly') } },
      },
      HoldNewsletterText: { Rows: [], Dict: { issue: 3, cn: 4, en: 4 } },
      GetNewsletters: { Dict: { cn: 1200, en: 30 } },
      ...answers,
    },
  });

test('before an issue goes out it is said to how many, and a time that has gone is refused', async () => {
  const page = await show('draft');
  await page.press(t.schedule);
  page.dialog().getByText(t.toReaders('1,200', '30'));
  const at = page.dialog().getByLabelText(t.at);
  await page.user.type(at, '2020-01-01T08:00');
  page.dialog().getByText(t.needFuture);
  expect(page.dialog().getByRole('button', { name: t.scheduleLater })).toHaveProperty('disabled', true);
  await page.user.clear(at);
  await page.user.type(at, '2090-01-01T08:00');
  await page.press(t.scheduleLater);
  expect(JSON.stringify(page.sent('ScheduleNewsletter'))).toContain('2090-01-01');
});

test('the words of the issue before can be copied behind what is written', async () => {
  const before = { ...edition('Week 46'), Intro: '<p>Quotas fill.</p>' };
  const [own, former] = [
    { ...edition('Weekly'), Intro: '<p>Own.</p>' },
    { cn: edition('周报'), en: before },
  ];
  const page = await show('draft', {
    GetNewsletter: ({ NewsletterID }) => ({
      Row:
        NewsletterID === 5
          ? {
              NewsletterID,
              WeekStart: '2026-11-16',
              Revision: 3,
              State: 'draft',
              Texts: { cn: edition('周报'), en: own },
            }
          : { NewsletterID, WeekStart: '2026-11-09', Revision: 1, State: 'sent', Texts: former },
    }),
    GetNewsletters: {
      Rows: [
        { NewsletterID: 5, WeekStart: '2026-11-16' },
        { NewsletterID: 4, WeekStart: '2026-11-09' },
        { NewsletterID: 3, WeekStart: '2026-11-02' },
      ],
    },
  });
  const part = within(page.getByRole('region', { name: t.editions.en }));
  await page.user.click(part.getByText(t.wordsBefore));
  await page.settled();
  expect(page.sent('GetNewsletter').at(-1)).toEqual({ NewsletterID: 4 });
  part.getByText('Quotas fill.');
  const place = t.ofEdition(t.editions.en, t.fields.Intro);
  await page.press(t.takeOver(place));
  expect(part.getByRole('textbox', { name: place }).textContent).toBe('Own.Quotas fill.');
});

test('a scheduled issue becomes a draft again after a question', async () => {
  const page = await show('scheduled');
  await page.press(t.hold);
  page.dialog().getByText(t.holdWhat);
  expect(page.changes()).toEqual([]);
  await page.user.click(page.dialog().getByRole('button', { name: t.hold }));
  await page.settled();
  expect(page.sent('HoldNewsletter')).toEqual([{ NewsletterID: 5 }]);
});

test('a test is of the edition that is chosen, and of one with a subject only', async () => {
  const page = await show('draft', {
    GetNewsletter: {
      Row: { NewsletterID: 5, Revision: 3, State: 'draft', Texts: { cn: edition('  '), en: edition('Weekly') } },
    },
  });
  await page.press(t.test);
  const confirm = () => page.dialog().getByRole('button', { name: t.test });
  await page.user.selectOptions(page.dialog().getByLabelText(t.edition), 'cn');
  page.dialog().getByText(t.noSubject(t.editions.cn));
  expect(confirm()).toHaveProperty('disabled', true);
  await page.user.selectOptions(page.dialog().getByLabelText(t.edition), 'en');
  await page.user.click(confirm());
  await page.settled();
  expect(page.sent('TestNewsletter')).toEqual([{ NewsletterID: 5, Edition: 'en' }]);
  page.getByText(t.tested);
});

test('a draft is deleted after a question, and leads back to the list', async () => {
  const page = await show('draft');
  await page.press(t.deleteIssue);
  expect(page.changes()).toEqual([]);
  await page.user.click(page.dialog().getByRole('button', { name: t.deleteIssue }));
  await page.settled();
  expect(page.sent('DeleteNewsletter')).toEqual([{ NewsletterID: 5 }]);
  expect(page.address()).toBe('/console/en/front/newsletters');
});

const showList = (answers: Answers = {}) =>
  showScreen('en', <NewslettersScreen />, {
    role: 'editor',
    at: '/console/en/front/newsletters',
    answers: {
      GetNewsletters: {
        Row: { WeekStart: '2026-11-16' },
        Rows: [{ NewsletterID: 5, WeekStart: '2026-11-16', State: 'sent', Delivered: 1230 }],
        Dict: { cn: 1200, en: 30 },
      },
      BuildNewsletter: { Row: { NewsletterID: 9 } },
      ...answers,
    },
  });

test('the list says how many read each edition, and to how many an issue went', async () => {
  const page = await showList();
  page.getByText(t.readers('1,200', '30'));
  const [row] = readTable(page.getByRole('table', { name: t.caption })).rows;
  expect([row?.[1], row?.[3]]).toEqual([t.states.sent, '1,230']);
});

test('an issue is built for the week that is offered, and opens', async () => {
  const page = await showList();
  await page.press(t.build);
  const day = page.dialog().getByLabelText(t.weekDay);
  expect(day).toHaveProperty('value', '2026-11-16');
  await page.user.clear(day);
  expect(page.dialog().getByRole('button', { name: t.build })).toHaveProperty('disabled', true);
  await page.user.type(day, '2026-11-11');
  await page.user.click(page.dialog().getByRole('button', { name: t.build }));
  await page.settled();
  expect(page.sent('BuildNewsletter')).toEqual([{ WeekStart: '2026-11-11' }]);
  expect(page.address()).toMatch(/\/9$/);
});

test('one that could not be built says why, and the day stays', async () => {
  const page = await showList({ BuildNewsletter: new ApiError(1005) });
  await page.press(t.build);
  await page.user.click(page.dialog().getByRole('button', { name: t.build }));
  await page.settled();
  expect(page.dialog().getByRole('alert').textContent).not.toBe('');
  expect(page.dialog().getByLabelText(t.weekDay)).toHaveProperty('value', '2026-11-16');
});
