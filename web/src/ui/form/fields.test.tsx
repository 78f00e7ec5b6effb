import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderEdition } from '../testing/render-edition.tsx';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { SegmentedControl, SegmentedLinks } from './segmented-control.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => {};

it('ties label, error and hint to the input', () => {
  const html = renderEdition('en', <TextField label="User name" name="UserName" hint="Letters" error="Required" />);
  const id = /<label for="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toContain(`id="${id}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`aria-describedby="${id}-error ${id}-hint"`);
  expect(html).toContain(`<p id="${id}-error"`);
});

it('is not invalid while nothing is wrong', () => {
  const html = renderEdition('en', <TextField label="User name" error={null} />);
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});

it('hides a password until asked, in the words of the edition', () => {
  const html = renderEdition('cn', <PasswordField label="密码" autoComplete="current-password" />);
  expect(html).toContain('type="password"');
  expect(html).toContain('aria-label="显示密码"');
});

it('lets managers fill every password field of the pages, and nobody stops pasting', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const fields = sources.flatMap((source) => source.match(/<PasswordField\b[^]*?\/>/g) ?? []);
  expect(fields.length).toBeGreaterThan(6);
  const unnamed = fields.filter((field) => !/autoComplete="(?:current|new)-password"/.test(field));
  expect(unnamed).toEqual([]);
  expect(sources.filter((source) => /onPaste=/.test(source) && source.includes('PasswordField'))).toEqual([]);
});

it('offers choices through native controls', () => {
  const options = [
    { value: 'month', label: 'Month' },
    { value: 'year', label: 'Year' },
  ] as const;
  expect(renderEdition('en', <Select label="Period" options={options} value="year" onChange={nothing} />)).toMatch(
    /<option value="year" selected="">Year/,
  );
  const group = renderEdition(
    'en',
    <SegmentedControl label="Period" options={options} value="month" onChange={nothing} />,
  );
  expect(group.match(/type="radio"/g)).toHaveLength(2);
  expect(group).toMatch(/checked=""[^>]*\/><span[^>]*>Month/);
  expect(renderEdition('en', <Checkbox name="remember">Remember me</Checkbox>)).toContain('type="checkbox"');
});

it('offers the choices of an address as links', () => {
  const html = renderEdition(
    'en',
    <SegmentedLinks
      label="Period"
      value="year"
      options={[
        { value: 'month', label: 'Month', to: '?period=month' },
        { value: 'year', label: 'Year', to: '?period=year' },
      ]}
    />,
  );
  expect(html).toMatch(
    /aria-current="true"[^>]*href="[^"]*period=year"|href="[^"]*period=year"[^>]*aria-current="true"/,
  );
});
