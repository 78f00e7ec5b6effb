import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

const field = /<(?:TextArea|TextField|DayField|textarea)\b/;
const keeper =
  /\b(?:useDraft|useFormDraft|useDetail|useSavedText|useTypedText|useCallField|useSignUp|LeaveGuard)\b|<(?:ActionDialog|InsertDialog|CallForm|FormDialog)\b/;

/** Controlled fields, by the component that keeps their input. */
const keptBy: Readonly<Record<string, string>> = {
  'market/form/post-fields.tsx': 'market/form/post-form.tsx',
  'members/company/code-field.tsx': 'members/company/company-dialog.tsx',
  'members/sign-up/sign-up-input.tsx': 'members/sign-up/sign-up-form.tsx',
  'news/staff/desk/detail-part.tsx': 'news/staff/desk/article.screen.tsx',
  'prices/staff/files/series-setup.tsx': 'prices/staff/files/series-upload.tsx',
  'shell/console/figures/series-fields.tsx': 'shell/console/figures/figure-dialog.tsx',
  'home/staff/banner-parts.tsx': 'home/staff/banner.screen.tsx',
  'trade/staff/notices/statement-fields.tsx': 'trade/staff/imports/trade-upload.tsx',
};

const queries = [
  'directory/calendar/calendar-filters.tsx',
  'directory/merchants/merchant-filters.tsx',
  'market/board-filters.tsx',
  'market/talk.page.tsx',
  'news/list/search-field.tsx',
  'news/report/report-nav.tsx',
  'news/staff/headlines/headline-parts.tsx',
  'plants/cargo/cargo-form.tsx',
  'plants/changes/period-form.tsx',
  'plants/directory/directory-view.tsx',
  'plants/structure/structure-view.tsx',
  'prices/landed-cost.page.tsx',
  'prices/share/published-on.tsx',
  'prices/staff/files/published-field.tsx',
  'dictionary/dictionary-bar.tsx',
  'trade/filters/choice-filter.tsx',
  'trade/filters/source-filter.tsx',
  'trade/quota/cargo-clock.tsx',
  'ui/form/found-list.tsx',
];

const secret = [
  'members/account/data-keys/make-key-form.tsx',
  'console/invitation/accept-form.tsx',
  'console/sign-in/code-step.tsx',
  'console/sign-in/enrol-step.tsx',
  'console/sign-in/password-step.tsx',
  'console/sign-in/security.screen.tsx',
  'members/login-form.tsx',
];

const shown = ['members/membership/application-dialog.tsx', 'trade/share/embed-code.tsx'];

const own = ['shell/console/filters/day-field.tsx', 'ui/form/text-field.tsx', 'shell/console/figures/figure-line.tsx'];

const typed = globSync('**/*.tsx', { cwd: sources })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.tsx') && field.test(read(file)));

it('keeps what is typed at every place where something is', () => {
  const known = new Set([...Object.keys(keptBy), ...queries, ...secret, ...shown, ...own]);
  const bare = typed.filter((file) => !keeper.test(read(file)));
  expect(typed.length).toBeGreaterThan(60);
  expect(bare.filter((file) => !known.has(file))).toEqual([]);
  expect([...known].filter((file) => !bare.includes(file))).toEqual([]);
});

it.each(Object.entries(keptBy))('what is typed into %s is kept by %s', (_file, owner) => {
  expect(existsSync(join(sources, owner))).toBe(true);
  expect(read(owner)).toMatch(keeper);
});
