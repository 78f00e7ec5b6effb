import { test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const t = words.en;

/** Form of an institute's file: title lines, days, decimal commas, the same price in dollars beside it. */
function history(...rows: readonly string[]): Buffer {
  return Buffer.from(['Indicador do Boi Gordo de Teste', 'Data;À vista R$;À vista US$', ...rows, ''].join('\n'));
}

const first = ['17/11/2026;318,40;59,20', '18/11/2026;319,10;59,40', '19/11/2026;320,00;59,84'];
const corrected = ['19/11/2026;321,00;60,00', '20/11/2026;322,00;60,10'];

test(
  'an analyst says once what a history of cattle holds; the next file needs no word, an older one stops, and all is undone',
  { tag: '@long' },
  async ({ page, signIn, signedIn, openAs }) => {
    await signIn('demo_analyst');
    await page.goto(`${t.root}/prices/files`);
    await page.getByLabel('File type').selectOption('series');
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
    const [preview, load] = [
      page.getByRole('button', { name: 'Save and preview' }),
      page.getByRole('button', { name: 'Import', exact: true }),
    ];
    const changes = page.getByRole('table', { name: 'New and changed' });
    const dialog = page.getByRole('dialog');
    const loadIt = async () => {
      await load.click();
      await dialog.getByRole('button', { name: 'Import the file' }).click();
      await expect(dialog).toBeHidden();
    };

    // What the file seems to hold is filled in; whose it is has to be said.
    await choose('first.csv', history(...first));
    await expect(page.getByLabel('Data: Meaning')).toHaveValue('period');
    await expect(page.getByLabel('À vista US$: Meaning')).toHaveValue('usdPrice');
    const series = page.getByRole('group', { name: 'À vista R$' });
    await series.getByLabel('Import as').selectOption('cattle');
    await series.getByLabel('Market').selectOption({ label: 'Brazil: Boi gordo indicator, São Paulo' });
    await expect(series.getByLabel('Unit in the file')).toHaveValue('BRL/@');
    await expect(preview).toBeDisabled();
    await page.getByLabel('Source (Chinese)').fill('测试研究所');
    await page.getByLabel('Source (English)').fill('Test institute');
    await expectAccessible(page);
    await preview.click();
    await expect(changes).toContainText('320');
    await expect(page.getByText('Demonstration prices removed')).toBeVisible();
    await expectAccessible(page);
    await loadIt();

    // The next one is known by its head.
    await choose('second.csv', history(...corrected));
    await expect(page.getByText('Header recognised')).toBeVisible();
    await expect(changes.getByRole('row')).toHaveCount(3);
    await loadIt();
    const member = await openAs(await signedIn('demo_paid'), '/BTCPrice/LiveCattle');
    await expect(member.getByRole('row').filter({ hasText: '测试研究所 / Test institute' })).toContainText('322');

    // The first one again would change what is newer.
    await choose('first.csv', history(...first));
    await expect(page.getByText('This file is older than the current data')).toBeVisible();
    await expect(changes.getByRole('row').nth(1)).toContainText('current figure published');
    await load.click();
    await expect(dialog.getByRole('button', { name: 'Import the file' })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    // The last load is undone, the reading forgotten.
    await page.getByRole('button', { name: 'Undo import second.csv' }).click();
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'second.csv' })).toContainText('Undone');
    await page.getByRole('button', { name: 'Delete first.csv' }).click();
    await dialog.getByRole('button', { name: 'Delete mapping' }).click();
    await expect(page.getByText('No mapping has been saved yet.')).toBeVisible();
  },
);
