import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type Edition, EditionProvider } from '#i18n/edition.ts';

/** The server's HTML of a piece of interface in an edition, at an address. */
export function renderEdition(edition: Edition, node: ReactNode, at = '/'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <EditionProvider edition={edition}>{node}</EditionProvider>
    </MemoryRouter>,
  );
}
