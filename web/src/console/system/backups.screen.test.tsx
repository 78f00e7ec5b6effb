// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { BackupsScreen } from './backups.screen.tsx';
import { messages } from './messages.ts';
import { messages as planMessages } from './backup-plan-messages.ts';

const Name = 'backup-20261120-080000.tar.gz';
const show = (row: object = {}) =>
  showScreen('en', <BackupsScreen />, {
    at: '/console/en/system/backups',
    answers: {
      GetBackups: {
        Dict: { IsRunning: false },
        Row: {
          Revision: 4,
          Hour: 3,
          KeepDays: 30,
          KeepCount: 7,
          CopyTo: 'none',
          Folder: '',
          Endpoint: '',
          Region: '',
          Bucket: '',
          ...row,
        },
        Rows: [{ Name, Bytes: 1_572_864, MadeDate: new Date().toISOString().replace('Z', '+00:00') }],
      },
    },
  });

test('a backup is told with its size and age', async () => {
  const page = await show();
  const row = page.getByRole('row', { name: new RegExp(Name) }).textContent;
  expect(row).toContain(messages.en.ageToday);
  expect(row).toMatch(/1\.6 MB/);
});

test('a backup is made at a press, and deleted only after a question', async () => {
  const page = await show();
  await page.press(messages.en.make);
  expect(page.sent('MakeBackup')).toEqual([{}]);
  await page.press(new RegExp(`^${messages.en.remove}.*${Name}`));
  expect(page.getByRole('dialog').textContent).toContain(Name);
  expect(page.changes()).toEqual(['MakeBackup']);
  await page.press(messages.en.remove);
  expect(page.sent('DeleteBackup')).toEqual([{ Name }]);
});

test('the plan is changed over what was seen', async () => {
  const page = await show();
  await page.press(planMessages.en.change);
  const days = page.getAllByRole('textbox').find((box) => box.getAttribute('name') === 'KeepDays');
  if (days === undefined) throw new Error('There is no field of the days');
  await page.user.clear(days);
  await page.user.type(days, '14');
  await page.press(planMessages.en.save);
  expect(page.sent('SaveBackupPlan')).toMatchObject([{ Revision: 4, Hour: 3, KeepDays: 14, KeepCount: 7 }]);
});

test('where copies go decides what is asked for', async () => {
  const page = await show();
  await page.press(planMessages.en.change);
  const fields = () =>
    [...document.querySelectorAll('[role=dialog] [name]')].map((field) => field.getAttribute('name'));
  expect(fields()).not.toContain('Folder');
  const place = document.querySelector<HTMLSelectElement>('[role=dialog] select[name=CopyTo]');
  await page.user.selectOptions(place ?? document.body, 'folder');
  expect(fields()).toContain('Folder');
  await page.user.selectOptions(place ?? document.body, 's3');
  expect(fields()).toEqual(expect.arrayContaining(['Endpoint', 'Region', 'Bucket']));
  expect(fields()).not.toContain('Folder');
});
