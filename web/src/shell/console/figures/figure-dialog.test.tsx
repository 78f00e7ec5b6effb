// @vitest-environment jsdom
import type { FigureKind } from '@btc/contract/figures/figure.ts';
import { expect, test, vi } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { readOptions } from '#ui/testing/read-table.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { FigureDialog } from './figure-dialog.tsx';
import { messages } from './messages.ts';

const t = messages.en;
const row = (Kind: FigureKind, Path: string, NameEn: string) => ({ Kind, Path, NameEn });

async function show(answers: Answers = {}, reference = '', edition: 'cn' | 'en' = 'en') {
  const [onInsert, onClose] = [vi.fn<(reference: string) => void>(), vi.fn<() => void>()];
  const page = await showScreen('en', <FigureDialog {...{ edition, reference, onInsert, onClose }} />, {
    answers: {
      GetFigureSeries: {
        Rows: [
          row('quote', 'quote/4', 'Brazil Shank'),
          row('quote', 'quote/5', 'Brazil Chuck'),
          row('rate', 'rate/USD', 'US dollar'),
          row('duty', 'duty/BRA', 'Brazil'),
          row('import', 'import/BRA', 'Brazil'),
        ],
        List: [],
      },
      GetDeskFigures: ({ References }) => ({ Rows: References.map((Reference) => ({ Reference, Issue: null })) }),
      ...answers,
    },
  });
  const field = (label: string) => page.dialog().getByLabelText(new RegExp(`^${label}`), { selector: 'input, select' });
  const choose = async (label: string, name: string) => {
    await page.user.click(field(label));
    await page.user.click(page.getByRole('option', { name }));
    await page.settled();
  };
  const reading = () => (field(t.reference) as HTMLInputElement).value;
  return { page, field, choose, reading, onInsert, onClose };
}

test('a series, a period and a form make the reference, which goes into the text', async () => {
  const { page, field, choose, reading, onInsert, onClose } = await show();
  expect(reading()).toBe('');
  await choose(t.series, 'Brazil Shank');
  expect(reading()).toBe('{{quote/4@latest}}');
  await page.user.selectOptions(field(t.measure), 'low');
  await page.user.selectOptions(field(t.form), 'bare');
  await page.user.clear(field(t.period));
  await page.user.type(field(t.period), '2026-11-20');
  expect(reading()).toBe('{{quote/4@2026-11-20 low bare}}');
  await page.press(t.insert);
  expect(onInsert).toHaveBeenCalledWith('{{quote/4@2026-11-20 low bare}}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('another kind has measures and series of its own, and nothing is chosen yet', async () => {
  const { page, field, choose, reading } = await show();
  await choose(t.series, 'Brazil Shank');
  await page.user.selectOptions(field(t.kind), 'rate');
  await page.settled();
  expect(reading()).toBe('');
  expect(readOptions(field(t.measure))).not.toContain(t.measures.mainstream);
  await choose(t.series, 'US dollar');
  expect(reading()).toBe('{{rate/USD@latest}}');
});

test('words for up and down are of the language of the text', async () => {
  const { page, field, choose, reading } = await show({}, '', 'cn');
  await choose(t.series, 'Brazil Shank');
  await page.user.selectOptions(field(t.form), 'choice');
  expect(reading()).toBe(`{{quote/4@latest${messages.cn.choice}}}`);
});

test('a series without a figure for the period cannot be chosen, and says why', async () => {
  const { page, field } = await show({
    GetDeskFigures: ({ References }) => ({
      Rows: References.map((Reference) => ({ Reference, Issue: Reference.includes('quote/5') ? 'notFound' : null })),
    }),
  });
  await page.user.click(field(t.series));
  const option = page.getByRole('option', { name: /^Brazil Chuck \(/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
  expect(page.getByRole('option', { name: 'Brazil Shank' }).getAttribute('aria-disabled')).not.toBe('true');
});

test.each(['', 'quote/4', '{{quote/4}'])('"%s" is no reference: it is said, and not inserted', async (typed) => {
  const { page, field, onInsert } = await show();
  if (typed !== '') await page.user.type(field(t.reference), typed.replaceAll('{', '{{'));
  await page.press(t.insert);
  expect(onInsert).not.toHaveBeenCalled();
  page.dialog().getByText(t.issues.noSeries);
});

test('a reference that stands in the text can be written over', async () => {
  const { page, field, reading, onInsert } = await show({}, '{{quote/4@latest}}');
  expect(reading()).toBe('{{quote/4@latest}}');
  await page.user.clear(field(t.reference));
  await page.user.paste('  {{quote/5@latest}} ');
  await page.press(t.insert);
  expect(onInsert).toHaveBeenCalledWith('{{quote/5@latest}}');
});

test('a landed cost is of a CIF price that is typed, within the quota or over it', async () => {
  const { page, field, choose, reading } = await show();
  await page.user.selectOptions(field(t.kind), 'landed');
  await page.settled();
  await page.user.selectOptions(field(t.basis), 'typed');
  await choose(t.origin, 'Brazil');
  expect(reading()).toBe('');
  await page.user.type(field('CIF price'), '5300');
  expect(reading()).toMatch(/^\{\{landed\/BRA\/5300@latest/);
  await page.user.selectOptions(field(t.tariff), 'over');
  expect(reading()).toMatch(/^\{\{landed\/BRA\/5300\/over@latest/);
});

test('imports are of goods, beef where nothing else is said', async () => {
  const { page, field, choose, reading } = await show();
  await page.user.selectOptions(field(t.kind), 'import');
  await page.settled();
  await choose(t.series, 'Brazil');
  expect(reading()).toMatch(/^\{\{import\/BRA@latest/);
  await page.user.selectOptions(field(t.goods), 'pork_offal');
  expect(reading()).toMatch(/^\{\{import\/BRA\/pork_offal@latest/);
});
