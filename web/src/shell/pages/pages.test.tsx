import { expect, it } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

it('sends a lost reader on, in the edition', () => {
  expect(renderEdition('cn', <NotFoundPage />)).toContain('href="/cn/BTCInfo"');
  expect(renderEdition('en', <NotFoundPage />)).toContain('Page not found');
});

it('says whose fault a failure is', () => {
  expect(renderEdition('en', <ErrorPage />)).toContain('The fault is ours');
  expect(renderEdition('en', <ErrorPage failure="networkerror" />)).toContain('check your network');
  expect(renderEdition('cn', <ErrorPage failure="overloaded" />)).toContain('访问人数较多');
});
