// @vitest-environment jsdom
import type { ImportForm } from '@btc/contract/console/dashboard-kinds.ts';
import { priceFileRule } from '@btc/contract/prices/desk/price-file-rule.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { ImportUpload } from './import-upload.tsx';
import { ImportsScreen } from './imports.screen.tsx';
import { messages } from './messages.ts';

const list = new File(['a'], 'list.csv', { type: 'text/csv' });
const why = (Rule: string) => ({ Line: 0, Column: '', Value: '', Rule, ReasonCn: '', ReasonEn: `it is ${Rule}` });
const show = (Form: ImportForm | null, answers: Answers = {}, reason = 'unknownForm') =>
  showScreen('en', <ImportUpload onLoaded={() => undefined} />, {
    at: '/console/en/data/imports',
    answers: { RecogniseImport: { Form, List: Form === null ? [why(reason)] : [] }, ...answers },
  });
type Page = Awaited<ReturnType<typeof show>>;
const choose = (page: Page, file: File) => page.user.upload(page.getByLabelText(messages.en.file), file);

test('a plant list is known by its header and compared with its day', async () => {
  const page = await show('approvedList');
  expect(page.queryByRole('button', { name: 'Upload and compare' })).toBeNull();
  await choose(page, list);
  await page.findByText(
    messages.en.detected(`${messages.en.importKinds.plants} · ${messages.en.sources.approvedList}`),
  );
  await page.press('Upload and compare');
  expect(page.sent('UploadPlantList')).toMatchObject([{ FileName: 'list.csv', Form: 'approvedList' }]);
});

test('trade data says what was recognised to nobody: the server looks for itself', async () => {
  const page = await show('comtrade', { StartTradeImport: { Row: { ImportID: 4, Received: 0 } } });
  await choose(page, list);
  await page.findByText(messages.en.detected(`${messages.en.importKinds.trade} · ${messages.en.sources.comtrade}`));
  await page.press('Upload and compare');
  expect(page.sent('StartTradeImport')).toMatchObject([{ FileName: 'list.csv', Format: '' }]);
});

test('where the header is not known the kind is asked for, and counts over what is recognised', async () => {
  const page = await show(null);
  await choose(page, list);
  await page.findByText(messages.en.notDetected);
  await page.user.selectOptions(page.getByLabelText(messages.en.fileForm), 'quotes');
  expect(page.queryByText(messages.en.notDetected)).toBeNull();
  expect(page.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', false);
  expect(page.sent('RecogniseImport')).toHaveLength(1);
});

test('what is no file of rows is told for what it is, whatever kind is said', async () => {
  const page = await show(null, {}, 'pdf');
  await choose(page, list);
  await page.findByText('It is pdf');
  await page.user.selectOptions(page.getByLabelText(messages.en.fileForm), 'quotes');
  page.getByText('It is pdf');
});

test('a kind that is said is not looked for, and a file too large for it is not sent', async () => {
  const page = await show(null);
  const large = new File([new Uint8Array(priceFileRule.maxBytes + 1)], 'large.csv');
  await choose(page, large);
  expect(page.sent('RecogniseImport')).toEqual([]);
  page.getByRole('button', { name: 'Upload and compare' });
  await page.user.selectOptions(page.getByLabelText(messages.en.fileForm), 'futures');
  page.getByText(messages.en.tooLargeFor('12'));
  expect(page.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
});

test.each([
  ['approvedList', 'Upload and compare', 'UploadPlantList'],
  ['comtrade', 'Upload and compare', 'StartTradeImport'],
  ['quotes', 'Preview', 'UploadPriceFile'],
] as const)('an encoding that cannot be told is asked for, and sent with a file of %s', async (form, act, call) => {
  const page = await show(null, { StartTradeImport: { Row: { ImportID: 4, Received: 0 } } }, 'unclearEncoding');
  expect(page.queryByLabelText(/^Encoding/)).toBeNull();
  await choose(page, list);
  await page.findByText(messages.en.encodingOpen);
  expect(page.queryByText(messages.en.notDetected)).toBeNull();
  await page.user.selectOptions(page.getByLabelText(/^Encoding/), 'GB18030 (Chinese)');
  await page.settled();
  expect(page.sent('RecogniseImport').map(({ Encoding }) => Encoding)).toEqual(['', 'gb18030']);
  await page.user.selectOptions(page.getByLabelText(messages.en.fileForm), form);
  await page.press(act);
  expect(page.sent(call)).toMatchObject([{ Encoding: 'gb18030' }]);
});

test.each([
  ['', 'GetImportDiary', messages.en.imports],
  ['?kind=trade', 'GetTradeImports', 'Imports'],
  ['?kind=prices', 'GetPriceImports', 'Imports'],
  ['?kind=plants', 'GetPlantListImports', 'Plant lists'],
] as const)('beneath the upload stands at %j the list of %s', async (query, own, caption) => {
  const page = await showScreen('en', <ImportsScreen />, { at: `/console/en/data/imports${query}`, answers: {} });
  page.getByLabelText(messages.en.file);
  expect(page.sent(own).length).toBeGreaterThan(0);
  page.getByRole('table', { name: caption });
});
