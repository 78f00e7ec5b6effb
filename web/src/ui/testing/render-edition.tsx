import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type Edition, EditionProvider } from '#i18n/edition.ts';

export function renderEdition(edition: Edition, node: ReactNode, at = '/'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <EditionProvider edition={edition}>{node}</EditionProvider>
    </MemoryRouter>,
  );
}
