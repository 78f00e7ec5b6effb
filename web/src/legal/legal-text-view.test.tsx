import type { LegalVersionRow } from '@btc/contract/legal/legal.ts';
import { legalKindAt, legalKinds, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { expect, it } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { LegalTextView } from './legal-text-view.tsx';

const settings = {
  demo: false,
  publicUrl: 'https://portal.example',
  icpNumber: null,
  socialUrl: null,
  appStoreUrl: null,
  androidAppUrl: null,
  mailboxes: { service: null, sales: null, news: null },
} as never;
const rows: LegalVersionRow[] = [
  { Version: 3, EffectiveDate: '2026-12-20', State: 'coming' },
  { Version: 2, EffectiveDate: '2026-12-01', State: 'inForce' },
  { Version: 1, EffectiveDate: '2026-11-20', State: 'past' },
];
function view(shown: number, edition: 'cn' | 'en' = 'cn') {
  const row = rows.find(({ Version }) => Version === shown) ?? {
    Version: 1,
    EffectiveDate: '',
    State: 'past' as const,
  };
  const text = { Row: { ...row, Kind: 'privacy' as const, Changes: '', Body: '<p>正文</p>' }, Rows: rows };
  return renderEdition(edition, <LegalTextView text={text} settings={settings} />);
}

it('says version and day, announces the next one, and leads to every version', () => {
  const html = view(2);
  expect(html).toContain('免责声明</h1>');
  expect(html).toContain('第2版 · 自2026年12月1日起适用');
  expect(html).toContain('新版（第3版）将于2026年12月20日起适用');
  for (const version of [1, 2, 3]) expect(html).toContain(`href="/cn/PrivacyPolicy/${version}"`);
});

it('says of an older version that it is not in force, and leads to the one that is', () => {
  const html = view(1, 'en');
  expect(html).toContain('This is not the version in force.');
  expect(html).toMatch(/href="\/PrivacyPolicy"/);
  expect(html).toContain('since replaced');
});

it('finds the text of every address, whatever its letters', () => {
  for (const kind of legalKinds) {
    expect(legalKindAt(toLegalPath(kind))).toBe(kind);
    expect(legalKindAt(`${toLegalPath(kind, 12).toLowerCase()}/`)).toBe(kind);
  }
  expect(legalKindAt('/Newsletter')).toBeNull();
  expect(legalKindAt('/Terms/x')).toBeNull();
});
