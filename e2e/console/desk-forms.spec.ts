import { randomBytes } from 'node:crypto';
import { test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const t = words.en;
const isBack = 'What you typed last time but did not save has been restored.';

const dialogs = [
  ['prices/dictionaries?kind=term', 'Add a term', 'Name (English)', 'Half typed'],
  ['prices/series', 'Add a price series', 'Plant number or brand', 'SIF 9999'],
  ['prices/terms', 'Enter a rate', 'CNY per USD', '7.1234'],
  ['prices/terms', 'Add a duty', 'Source (English)', 'Half a source'],
  ['prices/survey', 'Add a survey item', 'Mainstream at opening (USD/t)', '5123'],
  ['data/quota-notices', 'Enter a notice', 'Text (English)', 'Half a notice'],
] as const;

test(
  'what is typed into a dialog survives Esc and a reload, until it is discarded',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('demo_analyst');
    const dialog = page.getByRole('dialog');
    for (const [path, opens, label, typed] of dialogs) {
      await page.goto(`${t.root}/${path}`);
      const open = () => page.getByRole('button', { name: opens, exact: true }).click();
      const field = dialog.getByLabel(label);
      await open();
      await field.fill(typed);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await open();
      await expect(field).toHaveValue(typed);
      await page.reload();
      await open();
      await expect(field).toHaveValue(typed);
      await expect(dialog.getByText(isBack)).toBeVisible();
      await dialog.getByRole('button', { name: 'Discard draft' }).click();
      await expect(field).toHaveValue('');
      // The button that was pressed is gone: the keyboard stays in the dialog.
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await open();
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
    }
  },
);

test('an entry that two people change is merged by its fields, also where the dialog was closed meanwhile', async ({
  openAs,
  signedIn,
}) => {
  const [analyst, other] = [await signedIn('demo_analyst'), await signedIn('demo_admin')];
  const code = `e2e_${randomBytes(4).toString('hex')}`;
  const { Dict } = await analyst.api('GetNameDictionary', { Kind: 'term' });
  const entry = {
    Kind: 'term' as const,
    Code: code,
    NameCn: `词${code}`,
    NameEn: `Word ${code}`,
    Group: Dict.Groups[0]?.Code ?? '',
    Source: 'A price list',
    Names: [{ Role: 'search' as const, Name: `also ${code}`, Source: 'A price list' }],
  };
  const { Row } = await analyst.api('SaveDictionaryEntry', { ...entry, Revision: null });
  const page = await openAs(analyst, `${t.root}/prices/dictionaries?kind=term`);
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: `Edit: Word ${code}` }).click();
  const save = dialog.getByRole('button', { name: 'Save' });
  await open();
  await dialog.getByLabel('Meaning (English)').fill('Mine');
  await dialog.getByLabel('Name or number').fill('');
  await save.click();
  await expect(dialog.getByText('Fill this in')).toBeVisible();
  await expect(dialog.getByLabel('Name or number')).toBeFocused();
  await dialog.getByLabel('Name or number').fill(`now ${code}`);
  await page.keyboard.press('Escape');

  const Revision = Row.Entry?.Revision ?? 0;
  await other.api('SaveDictionaryEntry', { ...entry, Revision, NoteEn: 'Theirs', NoteCn: '他们的' });
  await page.reload();
  await open();
  await expect(dialog.getByLabel('Meaning (Chinese)')).toHaveValue('他们的');
  const conflict = dialog.getByRole('group', { name: /^Meaning \(English\): changed by you/ });
  await expect(conflict).toContainText('Theirs');
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await save.click();
  await expect(dialog).toBeHidden();
  const { Rows } = await analyst.api('GetNameDictionary', { Kind: 'term' });
  expect(Rows.find(({ Code }) => Code === code)?.Entry).toMatchObject({
    NoteCn: '他们的',
    NoteEn: 'Mine',
    Names: [{ Name: `now ${code}`, Source: 'A price list' }],
  });
});

test('a record is put back as it was before a change, once it is saved', async ({ openAs, signedIn }) => {
  const editor = await signedIn('demo_editor');
  const name = `改前冷库${randomBytes(3).toString('hex')}`;
  const entry = {
    Type: 'coldStore' as const,
    Province: '31',
    City: '上海',
    Products: ['storage' as const],
    Summary: '演示',
  };
  const { Row } = await editor.api('SaveMerchant', { ...entry, Name: name });
  const seen = { MerchantID: Row.MerchantID, Revision: Row.Revision };
  await editor.api('SaveMerchant', { ...entry, ...seen, Name: `${name}改`, City: '宁波', Province: '33' });
  const page = await openAs(editor, `/console/en/directory/merchants?q=${encodeURIComponent(name)}`);
  await page.getByRole('row').getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('City')).toHaveValue('宁波');
  await dialog.getByText('Change history').click();
  const first = dialog.getByRole('listitem').first();
  await expect(first).toContainText('Changed: ');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Fill in the earlier content' }).click();
  await expect(dialog.getByLabel('City')).toHaveValue('上海');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const { Rows } = await editor.api('GetDeskMerchants', { MerchantID: Row.MerchantID });
  expect(Rows[0]).toMatchObject({ Name: name, City: '上海' });
});
