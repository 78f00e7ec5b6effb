import { expect, it } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { ErrorPage } from './error-page.tsx';
import { legalTexts } from './legal-pages.tsx';
import { NotFoundPage } from './not-found-page.tsx';

it('sends a lost reader on, in the edition', () => {
  expect(renderEdition('cn', <NotFoundPage />)).toContain('href="/cn/BTCInfo"');
  expect(renderEdition('en', <NotFoundPage />)).toContain('There is no such page');
});

it('shows the number of a failure and not the error', () => {
  const html = renderEdition('en', <ErrorPage messageId="1f0c" />);
  expect(html).toContain('Number: 1f0c');
  expect(renderEdition('cn', <ErrorPage failure="overloaded" />)).toContain('访问人数较多');
});

it('has both legal texts in both editions', () => {
  for (const text of Object.values(legalTexts)) {
    expect(text.cn.parts.length).toBeGreaterThan(3);
    expect(text.en.parts.length).toBeGreaterThan(3);
  }
});
