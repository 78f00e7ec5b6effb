// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Edition } from '#i18n/edition.ts';
import { showPage } from '../testing/show-page.tsx';
import { ComboField, ComboManyField } from './combobox.tsx';
import { SuggestField } from './suggest-field.tsx';

const cuts = [
  { value: 'shank', label: '腱子 Shank' },
  { value: 'rib_plate', label: '腹肉 Rib plate' },
  { value: 'brisket', label: '胸肉 Brisket', disabled: true },
];

function One({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <ComboField label="Cut" options={cuts} value={value} onChange={choose} />;
}

function Many() {
  const [values, setValues] = useState<readonly string[]>([]);
  return <ComboManyField label="Cuts" options={cuts} values={values} onChange={setValues} />;
}

function showOne(edition: Edition = 'en') {
  const chosen: string[] = [];
  const page = showPage(edition, <One onChange={(value) => chosen.push(value)} />);
  return Object.assign(page, { chosen, field: page.getByRole('combobox', { name: 'Cut' }) });
}

const names = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent);

test('one of many is found by words in any order, or by its code, and taken with Enter', async () => {
  const { user, field, chosen, getAllByRole, queryByRole } = showOne();
  await user.click(field);
  expect(getAllByRole('option')).toHaveLength(3);
  await user.type(field, 'plate ｒｉｂ');
  expect(names(getAllByRole('option'))).toEqual(['腹肉 Rib plate']);
  await user.clear(field);
  await user.type(field, 'rib_plate');
  expect(names(getAllByRole('option'))).toEqual(['腹肉 Rib plate']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['rib_plate']);
  expect(field).toHaveProperty('value', '腹肉 Rib plate');
  expect(queryByRole('listbox')).toBeNull();
});

test('arrows walk the list past what cannot be chosen, Escape closes it, Tab leaves with what stands', async () => {
  const { user, field, chosen, getAllByRole, getByRole, queryByRole } = showOne();
  await user.click(field);
  expect(getByRole('option', { name: '胸肉 Brisket' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(getAllByRole('option')[1]?.id);
  await user.keyboard('{ArrowUp}{Tab}');
  expect(chosen).toEqual(['shank']);
  expect(document.activeElement).not.toBe(field);
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', '腱子 Shank');
});

test('an emptied field chooses nothing; what is no name goes when the field is left', async () => {
  const { user, field, chosen, getByText } = showOne();
  await user.type(field, 'shank{ArrowDown}{Enter}');
  await user.clear(field);
  expect(chosen).toEqual(['shank', '']);
  await user.type(field, 'tongue');
  expect(getByText('Nothing found')).not.toBeNull();
  await user.tab();
  expect(field).toHaveProperty('value', '');
});

for (const [edition, opener] of [
  ['cn', '显示建议'],
  ['en', 'Show suggestions'],
] as const) {
  test(`a press on its button shows the whole list, in the words of the edition (${edition})`, async () => {
    const { user, getByRole, getAllByRole } = showOne(edition);
    await user.click(getByRole('button', { name: new RegExp(opener) }));
    expect(getAllByRole('option')).toHaveLength(3);
  });
}

test('several of many are chosen without the list closing, stand beneath, and are taken out there', async () => {
  const { user, getByRole, getAllByRole, queryByRole } = showPage('en', <Many />);
  const field = getByRole('combobox', { name: 'Cuts' });
  await user.type(field, 'shank{ArrowDown}{Enter}');
  expect(field).toHaveProperty('value', '');
  await user.type(field, 'rib{ArrowDown}{Enter}');
  expect(names(getAllByRole('option', { selected: true }))).toEqual(['腱子 Shank', '腹肉 Rib plate']);
  await user.keyboard('{Escape}');
  expect(names(getAllByRole('listitem'))).toEqual(['腱子 Shank ×', '腹肉 Rib plate ×']);
  await user.click(getByRole('button', { name: 'Take 腱子 Shank out' }));
  expect(queryByRole('button', { name: 'Take 腱子 Shank out' })).toBeNull();
});

interface Plant {
  readonly id: string;
}

function Search({ sent }: { readonly sent: string[] }) {
  const [text, setText] = useState('');
  const rows = ['9028', '9029'].filter((id) => text !== '' && id.startsWith(text)).map((id): Plant => ({ id }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`search ${text}`);
      }}
    >
      <span id="label">Plant</span>
      <SuggestField
        labelledBy="label"
        text={text}
        onType={setText}
        onOpen={() => undefined}
        rows={rows}
        toKey={({ id }) => id}
        toName={({ id }) => id}
        renderRow={({ id }) => `No. ${id}`}
        onChoose={({ id }) => sent.push(`open ${id}`)}
        nothing="No plant"
        input={{ id: 'q', name: 'q', className: '', placeholder: '', maxLength: 20 }}
      />
      <button type="submit">Search</button>
    </form>
  );
}

test('a search field is plain until somebody comes to it, then suggests, and Enter sends what is typed', async () => {
  const sent: string[] = [];
  const { user, getByRole, findByRole, findAllByRole, findByText, queryByRole } = showPage(
    'en',
    <Search sent={sent} />,
  );
  // What is typed before the suggestions have come is kept, and so are focus and caret.
  await user.tab();
  expect(document.activeElement).toBe(getByRole('combobox', { name: 'Plant' }));
  await user.keyboard('902');
  expect(names(await findAllByRole('option'))).toEqual(['No. 9028', 'No. 9029']);
  const field = await findByRole('combobox', { name: 'Plant' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('9{Enter}');
  expect(sent).toEqual(['search 9029']);
  await user.keyboard('{Backspace}{ArrowDown}{Enter}');
  expect(sent).toEqual(['search 9029', 'open 9028']);
  await user.keyboard('x');
  expect(await findByText('No plant')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(queryByRole('listbox')).toBeNull();
});
