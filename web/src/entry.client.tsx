import { type Component, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createFailureHandler } from '#platform/engines/page-failure.ts';
import { keepServerDocument } from '#platform/engines/server-document.ts';

/**
 * Back or forward before the router listens leaves the document of one address under another: it is asked for anew. The browser
 * keeps the address a document came from.
 */
function useDocumentOfAddress(): void {
  useEffect(() => {
    const [own] = performance.getEntriesByType('navigation');
    if (own === undefined) return;
    const { pathname, search } = new URL(own.name);
    if (pathname !== location.pathname || search !== location.search) location.reload();
  }, []);
}

const failPage = createFailureHandler(() => root?.unmount());
let root: Root | undefined;

/** What the router's own boundaries catch; those within a page show what has failed in its place. */
function isWholePage({ errorBoundary }: { readonly errorBoundary?: Component | undefined }): boolean {
  return errorBoundary !== undefined && 'location' in errorBoundary.props;
}

function Portal() {
  useDocumentOfAddress();
  return <HydratedRouter onError={failPage} />;
}

keepServerDocument();
startTransition(() => {
  root = hydrateRoot(document, <Portal />, {
    onCaughtError: (error, info) => {
      // oxlint-disable-next-line no-console -- as React does by itself
      console.error(error);
      if (isWholePage(info)) failPage(error);
    },
    onUncaughtError: (error) => {
      failPage(error);
      throw error;
    },
  });
});
